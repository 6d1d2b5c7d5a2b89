import { expect, test } from '@jest/globals'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { foldWord } from './fold-word.ts'
import { builtInOccupations, createOccupationMatcher } from './occupation-matcher.ts'
import { type NumberedOccupation, occupationNumber } from './taxonomy.ts'

const occupation = (id: string, facts: Partial<NumberedOccupation>): NumberedOccupation => ({
  id,
  number: occupationNumber(id),
  isco: '0000',
  functions: [],
  related: [],
  names: {},
  ...facts,
})

const matcher = createOccupationMatcher([
  occupation('nurse', { names: { 'en-us': ['Nurse'], 'es-es': ['Enfermero', 'enfermera'], ar: ['ممرض', 'ممرضة'] } }),
  occupation('registered-nurse', {
    broader: 'nurse',
    related: ['midwife'],
    functions: ['registered-nurse'],
    names: { 'en-us': ['Registered nurse', 'RN'], ja: ['看護師', '看護士'], 'zh-tw': ['護理師'] },
  }),
  occupation('midwife', { names: { 'en-us': ['Midwife'] } }),
  occupation('software-engineer', {
    names: {
      'en-us': ['Software engineer', 'front end developer'],
      'pt-br': ['Desenvolvedor de software'],
      tr: ['Yazılım mühendisi'],
      ja: ['ソフトウェアエンジニア'],
      'zh-cn': ['软件工程师'],
    },
  }),
  occupation('engineer', { names: { 'en-us': ['Engineer'] } }),
  occupation('manager', { names: { 'en-us': ['Manager'] } }),
])

test.each<[title: string, language: LanguageKey | null, id: string | null]>([
  ['Registered Nurses – night shift', 'en-us', 'registered-nurse'],
  ['RNs needed', 'en-us', 'registered-nurse'],
  ['Senior software engineer, payments', 'en-us', 'software-engineer'],
  ['Frontend Developer', 'en-us', 'software-engineer'],
  ['Front-end developer (m/f/d)', 'en-us', 'software-engineer'],
  ['Software engineer for our nurse app', 'en-us', 'software-engineer'],
  ['Nurse manager', 'en-us', 'manager'],
  ['Enfermero/a', 'es-es', 'nurse'],
  ['Enfermeras de noche', 'es-es', 'nurse'],
  ['Desenvolvedor(a) de software pleno', 'pt-br', 'software-engineer'],
  ['Kıdemli YAZILIM MÜHENDİSİ', 'tr', 'software-engineer'],
  ['ソフトウエアエンジニア募集', 'ja', 'software-engineer'],
  ['【急募】看護士', 'ja', 'registered-nurse'],
  ['護理師', 'zh-tw', 'registered-nurse'],
  ['軟件工程師', 'zh-tw', 'software-engineer'],
  ['ممرضات', 'ar', 'nurse'],
  ['الممرضة', 'ar', 'nurse'],
  ['Software engineer', 'ja', 'software-engineer'],
  ['Nursery assistant', 'en-us', null],
  ['', null, null],
])('%s (%s) is for the occupation %s', (title, language, id) => {
  expect(matcher.ofJob(title, language, null).map((number) => matcher.byNumber.get(number)?.id)).toEqual(
    id === null ? [] : [id],
  )
})

test('where the title names no occupation, the employer’s category does', () => {
  expect(matcher.ofJob('Ward B', 'en-us', 'registered-nurse')).toEqual([occupationNumber('registered-nurse')])
  expect(matcher.ofJob('Midwife', 'en-us', 'registered-nurse')).toEqual([occupationNumber('midwife')])
})

test('an occupation knows what is narrower, and what is near', () => {
  expect(matcher.withNarrower([occupationNumber('nurse')])).toEqual(['nurse', 'registered-nurse'].map(occupationNumber))
  expect(matcher.near([occupationNumber('registered-nurse')])).toEqual(['nurse', 'midwife'].map(occupationNumber))
})

test.each<[LanguageKey, string, string]>([
  ['en-us', 'accountants', 'accountant'],
  ['en-us', 'secretaries', 'secretary'],
  ['en-us', 'nurses', 'nurse'],
  ['es-es', 'contadoras', 'contador'],
  ['es-es', 'enfermera', 'enfermeros'],
  ['pt-br', 'profissionais', 'profissional'],
  ['pt-br', 'enfermeira', 'enfermeiros'],
  ['tr', 'yoneticisi', 'yonetici'],
  ['tr', 'muhendisleri', 'muhendis'],
  ['ar', 'المحاسبون', 'محاسب'],
])('in %s %s and %s are one word', (language, one, other) => {
  expect(foldWord(one, language)).toBe(foldWord(other, language))
})

test.each<[LanguageKey, string, string]>([
  ['en-us', 'accountant', 'account'],
  ['en-us', 'driver', 'drive'],
  ['en-us', 'nursery', 'nurse'],
  ['tr', 'muhasebeci', 'muhasebe'],
])('in %s %s and %s are two words', (language, one, other) => {
  expect(foldWord(one, language)).not.toBe(foldWord(other, language))
})

test('the product’s occupations have ids and numbers of their own', () => {
  const { byNumber, byId } = builtInOccupations()
  expect(byNumber.size).toBeGreaterThan(0)
  expect(byNumber.size).toBe(byId.size)
})

// Kitchen assistants stood before chefs for “cook”, because a school's “kitchen cook” is one too.
test('titles are akin to what an occupation is called first', () => {
  const { byId, beginningsOf, near } = builtInOccupations()
  const numberOf = (id: string) => byId.get(id)?.number ?? 0
  const beginnings = beginningsOf([numberOf('cook')])
  expect(beginnings).toContain('cocin')
  expect(beginnings).not.toContain('kitch')
  expect(near([numberOf('cook')])[0]).toBe(numberOf('chef'))
})
