import { describe, expect, test } from '@jest/globals'
import { normalizeLine, toLookupKey } from './normalize-line.ts'

describe('a line', () => {
  test.each([
    ['ﻣﺤﺎﺳﺒﺔ', 'محاسبة', 'joined forms of letters'],
    ['ﺔﺒﺳﺎﺤﻣ', 'محاسبة', 'joined forms from left to right'],
    ['محـــاسبة', 'محاسبة', 'long strokes'],
    ['شَهْرًا', 'شهرا', 'vowel marks'],
    ['٢٠١٩', '2019', 'digits of Arabic'],
    ['Ｅｘｃｅｌ', 'Excel', 'wide letters'],
    ['⽉', '月', 'radicals'],
    ['a\u202eb\u200fc', 'abc', 'signs of direction'],
    ['a\u0000b', 'ab', 'controls'],
    ['a\ud800b', 'a\ufffdb', 'halves of a pair'],
    ['  a \t b  ', 'a b', 'spaces'],
    ['👩‍💻 Work', '👩‍💻 Work', 'joined emoji'],
  ])('%j is %j: %s', (line, expected) => expect(normalizeLine(line)).toBe(expected))
})

test.each([
  ['İSTANBUL', 'istanbul'],
  ['Résumé:', 'resume'],
  ['مهندسة', 'مهندسه'],
  ['أولى', 'اولي'],
  ['がくれき', 'がくれき'],
  ['C++', 'c++'],
])('%s is looked up as %s', (word, key) => expect(toLookupKey(word)).toBe(key))
