// Lenses: a chart is drawn larger around a place where much happens, and a little smaller around that, as old charts did.

/** Where a point of the plain chart lies under the lenses. `src/chart/projection.ts` does the same for places. */
export function bend([x, y], lenses) {
  let [bx, by] = [x, y];
  for (const lens of lenses) {
    const [dx, dy] = [x - lens.x, y - lens.y];
    const pull = lens.power * Math.exp(-(dx * dx + dy * dy) / (2 * lens.reach * lens.reach));
    bx += dx * pull;
    by += dy * pull;
  }
  return [bx, by];
}
