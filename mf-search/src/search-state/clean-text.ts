/** Nobody types more; what goes beyond is not searched for, and addresses stay short enough for every server on the way. */
const maxQueryLength = 500

/** Text as a search reads it: one line, no invisible control characters, no spaces to spare. */
export const cleanText = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
    .slice(0, maxQueryLength)
    .join('')
    .trim()
