/** The beginning of a text, up to the end of a word where one ends near the limit. */
export const clip = (text: string, length: number) => {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30))}…`
}
