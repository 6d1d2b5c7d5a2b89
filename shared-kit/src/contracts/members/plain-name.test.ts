import { expect, test } from '@jest/globals'
import { personName } from '../auth/session.ts'
import { isPlainName } from './plain-name.ts'

// “You won! Claim at https://…” was taken for a first name, and mailed to whose address it was registered with.
test.each([
  'You won! Claim at https://evil.example/x',
  'HTTP://evil.example',
  '//evil.example',
  'mailto:me',
  'see www.evil',
  'WWW2.evil',
  'evil.com',
  'Claim: bit.ly/win',
  't.co/abc',
  'x.com',
  'X.Com',
  'evil．com',
  'evil。com',
  'ｅｖｉｌ.ｃｏｍ',
  'пример.рф',
  '例え.テスト',
  'evil.xn--p1ai',
  'me@evil.example',
  'Ada me＠evil．example',
  '@ada_l',
  '192.0.2.1',
  'St.com',
  '\ue000',
])('%j is no name', (text) => {
  expect(isPlainName(text)).toBe(false)
})

// A name was refused for a character that nobody sees, and the form said “check the highlighted fields” with none highlighted.
test.each([
  ['Ann\u200b Tan', 'Ann Tan'],
  ['ليلى\u200f حداد\u200f', 'ليلى حداد'],
  ['Ada\u202eecalevoL', 'AdaecalevoL'],
  ['Ada\r\nLovelace', 'Ada Lovelace'],
  ['ev\u200bil\u2028.example', 'evil .example'],
])('%j is the name %j', (typed, name) => {
  expect(personName.parse(typed)).toBe(name)
})
test.each(['\u200b', '\u3164', 'e\u200bvil.com'])('%j is none without what is not seen', (typed) => {
  expect(personName.safeParse(typed).success).toBe(false)
})

test.each([
  'Ada',
  '-',
  'J. R.',
  'J.R.R.',
  'J.Li',
  'J.R.Smith',
  'Martin Luther King, Jr.',
  'Ann Tan @ Tan Ah Lian',
  'TAN AH LIAN@ANN TAN',
  'S. Kumar a/l Raju',
  'S.kumar',
  'Sr.Maria',
  'Dr. Ng Wei-Ling, Ph.D.',
  'Sammy Davis Jr.',
  'Muhammad bin Abdullah 2',
  'St.John',
  'St. John-Smith',
  'Ma.Theresa',
  'Mohd.Faizal',
  'O’Brien',
  "D'Angelo",
  'Nguyễn Thị Minh Khai',
  'Anne-Marie',
  'K:son',
  'Ravi A/L Muthu',
  'Siti binti H. Ahmad',
  'Łukasz',
  'Þórdís',
  'İbrahim',
  'Müller-Lüdenscheidt',
  '太郎',
  '山田 太郎',
  'つのだ☆ひろ',
  'マーク・ザッカーバーグ',
  '王小明',
  '尼古拉·特斯拉',
  '김철수',
  'محمد',
  'عبد الله',
  'علی\u200cرضا',
  'דוד',
  'สมชาย',
  'राजेश',
  'ক্\u200dষ',
  'தமிழ்',
  'ქეთევან',
  'Արամ',
  'Александр',
  'Ольга-Мария',
  'Γιώργος',
  'ສົມສັກ',
  'ຄຳ',
  'မောင်',
  'አበበ',
  'X Æ A-12',
  'Henry VIII',
  'ʻOkina',
  'Jean‑Luc',
])('%s is a name', (text) => {
  expect(personName.parse(text)).toBe(text)
})
