/** U+2068 and U+2069 let a name run in its own direction: a time after a Latin name on an Arabic page would run from the left otherwise. */
export const isolate = (name: string): string => `\u2068${name}\u2069`
