/**
 * What stands before an item of a list: a sign or a number, and a space. Behind • some programs set none, and nobody does behind ・, which comes
 * back from PDFs as ‧ too.
 */
const printed = /^\s*(?:(?:[•·▪●◦‣⁃○■□◆▶➢➤*–—-]|\d{1,2}[.)])\s+|[・‧•]\s*(?=\S))/u
/** The same, typed into a paragraph of its own; there a ■, a ● or a number can stand before a heading as well. */
const typed = /^\s*(?:[▪◦‣⁃*–—-]\s+|[・‧•]\s*)(?=\S)/u

export const hasListSign = (text: string): boolean => printed.test(`${text} `)
export const withoutListSign = (text: string): string => text.replace(printed, '')
export const hasTypedListSign = (text: string): boolean => typed.test(text)
