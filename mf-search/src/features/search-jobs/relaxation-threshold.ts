/** Below this many matches the page says what each filter hides. */
export const relaxationThreshold = 5
