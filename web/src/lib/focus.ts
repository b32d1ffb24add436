// Who has the focus.

/** Takes the focus while it is there, and gives it back unless something else has taken it meanwhile. */
export function holdFocus(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  node.focus();
  return () => {
    const now = document.activeElement;
    if (now === null || now === document.body || node.contains(now)) before?.focus();
  };
}
