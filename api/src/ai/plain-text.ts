/** Control characters but line breaks, halves of surrogate pairs, and what turns the direction of text around. */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A piece of a model's answer as text that can be shown: it is never markup, and holds no characters that a reader does not see. */
export const toPlainText = (piece: string): string => piece.replaceAll('\t', ' ').replace(unwanted, '')

const sentenceEnd = /[.!?。！？؟]["'”’」）)]?(?=\s|$)|[。！？]/gu

/** A text of at most `maxLength` characters, cut behind a sentence, else behind a word, where it is longer. */
export const capText = (text: string, maxLength: number): string => {
  const whole = text.trim()
  if (whole.length <= maxLength) return whole
  const start = whole.slice(0, maxLength)
  const end = [...start.matchAll(sentenceEnd)].at(-1)
  if (end && end.index > maxLength / 2) return start.slice(0, end.index + end[0].length)
  const space = start.lastIndexOf(' ')
  return (space > maxLength / 2 ? start.slice(0, space) : start).toWellFormed().replaceAll('\ufffd', '').trim()
}
