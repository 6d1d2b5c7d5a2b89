/** U+2068 and U+2069: what somebody else named, an address or a number keeps its own direction within a text of another. */
export const isolateBidi = (text: string) => `\u2068${text}\u2069`
