/** Letters that Unicode does not decompose, as people type them without that key. */
const letters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  // Arabic: one spelling each for the letters that writers swap; Persian keyboards' yeh and kaf.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Tatweel only stretches a word.
  ـ: '',
}
const lettersPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

// Latin and Cyrillic accents, Arabic vowel signs and hamza, invisible joiners. Japanese voicing marks (U+3099) stay: が is not か.
const marks =
  /[\u0300-\u036f]|[\u064b-\u065f]|\u0670|[\u06d6-\u06ed]|\u00ad|[\u200b\u200c]|\u200d|[\u200e\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses NUL, and the rest are noise in feeds.
const controls = /[\u0000-\u0008\u000e-\u001f\u007f]/g
const plain = /^[\x20-\x7e\s]*$/

/**
 * One spelling for everything that readers take as the same: case (Turkish İ, I, ı and i become i), accents, Arabic letter variants and
 * vowel signs, full and half width, half-width katakana. Never throws, whatever the text holds; lone surrogates are replaced.
 */
export const fold = (text: string): string => {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .toWellFormed()
    .replace(controls, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(lettersPattern, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
}
