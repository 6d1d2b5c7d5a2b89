import { describe, expect, it } from '@jest/globals'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { isNameTooLong, splitName } from './split-name.ts'

const cases: [string, LanguageKey, string, string][] = [
  ['Ada Lovelace', 'en-us', 'Ada', 'Lovelace'],
  ['  Mary   Jane Watson ', 'en-us', 'Mary Jane', 'Watson'],
  ['Ludwig van der Berg', 'en-us', 'Ludwig', 'van der Berg'],
  ['Ahmad bin Ali', 'ms', 'Ahmad', 'bin Ali'],
  ['María José García López', 'es-es', 'María José', 'García López'],
  ['João Silva Santos', 'pt-br', 'João', 'Silva Santos'],
  ['محمد أحمد الغامدي', 'ar', 'محمد', 'أحمد الغامدي'],
  ['山田 太郎', 'ja', '太郎', '山田'],
  ['山田　太郎', 'ja', '太郎', '山田'],
  ['山田太郎', 'ja', '太郎', '山田'],
  ['王小明', 'zh-cn', '小明', '王'],
  ['歐陽修', 'zh-tw', '修', '歐陽'],
  ['Suharto', 'id', 'Suharto', '-'],
]

describe('splitName', () => {
  it.each(cases)('splits %s in %s', (typed, language, first, last) => {
    expect(splitName(typed, language)).toEqual({ first_name: first, last_name: last })
  })

  it('keeps both parts within what an account can hold', () => {
    const { first_name: first, last_name: last } = splitName(`${'a'.repeat(80)} ${'b'.repeat(80)}`, 'en-us')
    expect([first.length, last.length]).toEqual([50, 50])
  })

  it.each(cases)('loses no letter of %s, in %s', (typed, language) => {
    expect(isNameTooLong(typed, language)).toBe(false)
  })

  it('tells of a name that would lose letters', () => {
    expect(isNameTooLong(`${'a'.repeat(50)} ${'b'.repeat(50)}`, 'en-us')).toBe(false)
    expect(isNameTooLong(`${'a'.repeat(51)} ${'b'.repeat(50)}`, 'en-us')).toBe(true)
    expect(isNameTooLong('名'.repeat(60), 'ja')).toBe(true)
  })
})
