// How many legions or triremes take the next way together.

class Moving {
  count = $state(1);
}

export const moving = new Moving();
