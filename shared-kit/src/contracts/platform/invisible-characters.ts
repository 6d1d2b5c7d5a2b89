/** Line breaks as they are pasted: of other systems, of word processors, of pages. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** All blanks but line break, tab and the full-width space, which indents Japanese paragraphs. */
const blank = /[^\S\n\t\u3000]/g

/**
 * What readers do not see, after what is kept of it:
 *
 * 1. A flag of a part of a country: a black flag with tags (UTS 51, section 2.3.1).
 * 2. The joiner of an emoji sequence, such as a family.
 * 3. The joiners of scripts that spell with them: Persian می‌خواهم, Sinhala ශ්‍රී, Malayalam chillus (RFC 5892, appendix A.1, without the
 *    tables of joining types, which JavaScript lacks). The one that parts letters needs a letter after it.
 * 4. The selector of a form that a character has: of Japanese names (辻󠄀), of emoji and key caps.
 *
 * Dropped is what has no form of its own (Default_Ignorable_Code_Point of Unicode: zero width, soft hyphen, byte order mark, marks, overrides and
 * isolates of direction, blanks of Hangul), annotations between lines, control characters and halves of surrogate pairs.
 */
const invisible = new RegExp(
  [
    '(?<visible>\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
    `(?<=(?=[\\p{L}\\p{M}])[${[
      'Arab',
      'Syrc',
      'Mong',
      'Nkoo',
      'Deva',
      'Beng',
      'Guru',
      'Gujr',
      'Orya',
      'Taml',
      'Telu',
      'Knda',
      'Mlym',
      'Sinh',
      'Khmr',
      'Mymr',
    ]
      .map((script) => `\\p{scx=${script}}`)
      .join('')}])(?:\\u200d|\\u200c(?=[\\p{L}\\p{M}]))`,
    '(?<=[\\p{Extended_Pictographic}\\p{sc=Han}\\p{sc=Mong}])\\p{Variation_Selector}',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3))',
    '(?![\\n\\t])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\ufff9-\\ufffb]',
  ].join('|'),
  'gu',
)

/** A text as its readers see it: without invisible characters, no-break and other blanks as spaces, trimmed. Lines stay lines. */
export const toCleanText = (text: string): string =>
  text
    .replace(lineBreak, '\n')
    .replace(invisible, (_, visible?: string) => visible ?? '')
    .replace(blank, ' ')
    .trim()

/** The same for what has one line, such as a name: line breaks, tabs and several blanks are one space. */
export const toCleanLine = (text: string): string => toCleanText(text).replace(/\s+/g, ' ')
