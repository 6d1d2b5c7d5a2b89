/** U+2066 and U+2069 keep an address or a number in its own direction inside an Arabic sentence. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`
