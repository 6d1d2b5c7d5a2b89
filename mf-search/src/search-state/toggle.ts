/** Puts a value into a list or takes it out. */
export const toggle = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]
