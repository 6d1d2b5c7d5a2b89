import { expect, test } from '@jest/globals'
import { toCleanLine, toCleanText } from './invisible-characters.ts'

// Names and addresses pasted from other pages were refused for characters that nobody sees, and nobody could find them.
test.each([
  ['zero width space', 'Ann\u200b Tan', 'Ann Tan'],
  ['right-to-left marks', 'ليلى\u200f حداد\u200f', 'ليلى حداد'],
  ['override', 'photo\u202egpj.exe', 'photogpj.exe'],
  ['embedding of a copied number', '\u202a+65 9123 4567\u202c', '+65 9123 4567'],
  ['isolates', '\u2066ada\u2069', 'ada'],
  ['soft hyphen', 'exa\u00admple', 'example'],
  ['byte order mark', '\ufeffAda', 'Ada'],
  ['no-break spaces', 'Ann\u00a0Tan\u202fLee', 'Ann Tan Lee'],
  ['word joiner and invisible signs', 'a\u2060b\u2063c', 'abc'],
  ['blanks that count as letters', '\u3164\uffa0', ''],
  ['control characters, half a pair', 'a\u0000\u0007\u001bb\ud800', 'ab'],
  ['selector without another form', 'Ann\ufe0f', 'Ann'],
  ['joiners of nothing', 'A\u200dn\u200cn', 'Ann'],
  ['hidden tags', 'Hi\u{e0069}\u{e006e}', 'Hi'],
])('drops what is not seen: %s', (_, typed, seen) => {
  expect(toCleanText(typed)).toBe(seen)
})

test.each([
  ['Persian', 'علی\u200cرضا می\u200cخواهم'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Bengali', 'ক্\u200dষ'],
  ['a Malayalam chillu', 'അവന്\u200d'],
  [
    'emoji',
    '👩🏽\u200d💻 🏳\ufe0f\u200d🌈 ❤\ufe0f 1\ufe0f\u20e3 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a form of a Japanese name', '辻\u{e0100}'],
  ['a Japanese paragraph', '以上。\n\u3000次'],
  ['Arabic signs that are seen', '\u0600٣'],
])('keeps what readers see: %s', (_, text) => {
  expect(toCleanText(text)).toBe(text)
})

test('keeps lines of a text, and makes one of a name', () => {
  expect(toCleanText(' a\r\nb\u2028c\td ')).toBe('a\nb\nc\td')
  expect(toCleanLine(' Ada\r\n\tLovelace\u3000X ')).toBe('Ada Lovelace X')
})
