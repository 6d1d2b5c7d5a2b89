import { describe, expect, test } from '@jest/globals'
import type { CompanyRef } from '@jobspan/shared-kit/contracts/companies/companies'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { foldWord } from '../../occupations/fold-word.ts'
import { builtInOccupations } from '../../occupations/occupation-matcher.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { addWords, createDictionary, createSpellers, type TitleWords } from './dictionary.ts'
import { understandQuery } from './understand-query.ts'

const company = (id: number, name: string): CompanyRef => ({ id, slug: '', name, logo_url: null, is_verified: false })
const titles = ['reading', 'account', 'manager', 'drivers', 'react', 'periodista', 'table', 'nurses', 'nurse']
const pastedTitle = '【人材コーディネーター】★未経験OK'
const titleWords: TitleWords = {
  isTitle: (terms) => terms === comparable(pastedTitle),
  count: (word) => (titles.includes(word) ? 5 : 0),
  forms: (key, language) => titles.filter((word) => foldWord(word, language) === key),
}
const companies = [
  company(1, 'Kingfisher Mutual'),
  company(2, '株式会社海棠ケア'),
  company(3, 'Sampaguita Health Inc.'),
  company(4, '7-Eleven'),
  company(5, 'Nurse'),
]
const occupations = builtInOccupations()
const spellers = createSpellers()
for (const _ of addWords(spellers, { occupations, companies, titles: titles.map((word) => [word, 5]) }));
const dictionary = createDictionary(occupations, titleWords, companies, spellers)

const understand = (
  query: string,
  language: LanguageKey = 'en-us',
  country: CountryKey = 'sg',
  options: Parameters<typeof understandQuery>[3] = {},
) => understandQuery(query, { language, visitorCountry: country, country }, dictionary, options)

/** A plan in short: kinds with the words as typed, then filters. */
const summary = (plan: ReturnType<typeof understand>): string =>
  [
    ...plan.units.map(({ kind, words, isRequired }) => `${kind}:${words}${isRequired ? '' : '?'}`),
    ...plan.filters.map(({ field, value }) => `${field}=${value}`),
  ].join(' ')

describe('occupations, in any language', () => {
  test.each<[string, LanguageKey, CountryKey, string]>([
    ['RN', 'en-us', 'us', 'registered-nurse'],
    ['SWE', 'en-us', 'sg', 'software-engineer'],
    ['front end developer', 'en-us', 'sg', 'frontend-developer'],
    ['frontend developers', 'en-us', 'sg', 'frontend-developer'],
    ['engineer mechanical', 'en-us', 'us', 'mechanical-engineer'],
    ['call center', 'en-us', 'ph', 'call-centre-agent'],
    ['看護士', 'ja', 'jp', 'registered-nurse'],
    ['えいぎょう', 'ja', 'jp', 'sales-representative'],
    ['软件工程师', 'zh-cn', 'sg', 'software-engineer'],
    ['数据库管理员', 'zh-cn', 'tw', 'database-administrator'],
    ['藥劑師', 'zh-tw', 'hk', 'pharmacist'],
    ['contador', 'es-es', 'es', 'accountant'],
    ['contador', 'en-us', 'es', 'accountant'],
    ['yazilim muhendisi', 'tr', 'tr', 'software-engineer'],
    ['muhasebeci', 'tr', 'tr', 'accountant'],
    ['akuntan', 'id', 'id', 'accountant'],
    ['ممرضة', 'ar', 'sa', 'registered-nurse'],
    ['C++ developer', 'en-us', 'us', 'cplusplus-developer'],
  ])('%s (%s in %s) is %s', (query, language, country, id) => {
    expect(understand(query, language, country).understood).toMatchObject({ occupation: { id }, correction: null })
  })

  test('stems do not cross meanings: an account manager is no accountant, to drive no driver', () => {
    expect(understand('account manager').understood.occupation?.id).toBe('account-manager')
    expect(understand('account').units[0]?.title).toEqual([['account']])
    expect(understand('drive').units[0]?.title).toEqual([['drive']])
  })
})

// “IT” found the four jobs with these letters in their titles, of some dozens; “education” the drivers of a school.
test.each<[string, LanguageKey, CountryKey, number[]]>([
  ['IT', 'en-us', 'sg', [1]],
  ['finance jobs', 'en-us', 'sg', [2]],
  ['物流', 'ja', 'jp', [12]],
  ['hukuk', 'tr', 'tr', [16]],
  ['التعليم', 'ar', 'sa', [9]],
  ['design engineer', 'en-us', 'sg', []],
  ['logistics zookeeper', 'en-us', 'sg', []],
])('%s (%s in %s) asks for the departments %j', (query, language, country, mainFunctions) => {
  expect(understand(query, language, country).units.flatMap((unit) => unit.mainFunctions)).toEqual(mainFunctions)
})

describe('typing errors', () => {
  test.each<[string, LanguageKey, CountryKey, string]>([
    ['nrse', 'en-us', 'ph', 'nurse'],
    ['registerd nurse', 'en-us', 'ph', 'registered nurse'],
    ['sofware enginer', 'en-us', 'sg', 'software engineer'],
    ['acountant', 'en-us', 'sg', 'accountant'],
    ['sampagita', 'en-us', 'ph', 'sampaguita'],
    ['jornalsita', 'pt-br', 'br', 'jornalista'],
    ['محسب', 'ar', 'sa', 'محاسب'],
    ['eigyo', 'ja', 'jp', '営業'],
    ['mohaseb', 'ar', 'sa', 'محاسب'],
    ['hushi', 'zh-cn', 'sg', '护士'],
    ['manger', 'en-us', 'sg', 'manager'],
  ])('%s (%s in %s) means %s', (query, language, country, meant) => {
    const { correction, text } = understand(query, language, country).understood
    expect(text).toBe(meant)
    expect(correction).toMatchObject({ from: query, to: meant })
  })

  test('the mended words are marked, and the others are not', () => {
    expect(understand('registerd nurse').understood.correction?.marks).toEqual([{ start: 0, end: 10 }])
  })

  test.each(['asdfghjkl', 'zookeeper', 'react', 'C#', '.NET', '7-Eleven', '24/7', 'B2B', 'drivers', 'nurse'])(
    '%s is right as it is',
    (query) => {
      expect(understand(query).understood.correction).toBeNull()
    },
  )

  test.each(['咖非師', '软件侧试工程师', 'フロントエンドエンジア'])(
    '%s is mended only where nothing was found',
    (query) => {
      expect(understand(query, 'zh-tw', 'tw').understood.correction).toBeNull()
      expect(understand(query, 'zh-tw', 'tw', { mends: 'unknown names' }).understood.correction).not.toBeNull()
    },
  )

  // “registerd nurse part time” became “registered nurse prt tim” where no nurse's job is part-time.
  test.each(['nurse part time', 'cashier Manila'])('words that are understood are never mended: %s', (query) => {
    expect(understand(query, 'en-us', 'ph', { mends: 'known words' }).understood.correction).toBeNull()
  })

  test('by the letter nothing is understood', () => {
    const { units, understood } = understand('nrse part time', 'en-us', 'ph', { isExact: true })
    expect(units.map(({ words }) => words)).toEqual(['nrse', 'part', 'time'])
    expect(understood).toMatchObject({ is_exact: true, correction: null, filters: [] })
  })
})

describe('wishes', () => {
  test.each<[string, LanguageKey, CountryKey, string]>([
    ['part time', 'en-us', 'ph', 'job_types=2'],
    ['part-time cashier', 'en-us', 'ph', 'occupation:cashier job_types=2'],
    ['アルバイト', 'ja', 'jp', 'job_types=2'],
    ['契約社員', 'ja', 'jp', 'job_types=3'],
    ['contract jobs', 'en-us', 'sg', 'job_types=3'],
    ['internship', 'en-us', 'sg', 'job_types=5'],
    ['work from home', 'en-us', 'ph', 'arrangements=remote'],
    ['リモート', 'ja', 'jp', 'arrangements=remote'],
    ['عن بعد', 'ar', 'sa', 'arrangements=remote'],
    ['home office', 'pt-br', 'br', 'arrangements=remote'],
    ['kerja dari rumah', 'ms', 'my', 'arrangements=remote'],
    ['遠端工作', 'zh-tw', 'tw', 'arrangements=remote'],
    ['no experience', 'en-us', 'ph', 'xp_lvls=1,2'],
    ['未経験 経理', 'ja', 'jp', 'occupation:経理 xp_lvls=1,2'],
    ['fresh graduate', 'en-us', 'ph', 'xp_lvls=1,2'],
    ['urgent nurse', 'en-us', 'ph', 'occupation:nurse is_urgent=1'],
    ['accountant 5000+', 'en-us', 'sg', 'occupation:accountant salary_from=5000'],
    ['over 60k nurse', 'en-us', 'us', 'occupation:nurse salary_from=5000'],
    ['nurse over 60k', 'en-us', 'ph', 'occupation:nurse salary_from=60000'],
    ['月給30万以上 営業', 'ja', 'jp', 'occupation:営業 salary_from=300000'],
    ['gaji 5 juta kasir', 'id', 'id', 'occupation:kasir salary_from=5000000'],
  ])('%s (%s in %s): %s', (query, language, country, expected) => {
    expect(summary(understand(query, language, country))).toBe(expected)
  })

  test('each says its words and the query that is left without them', () => {
    const {
      filters,
      place,
      dropped_words: dropped,
    } = understand('part time cashier in Manila', 'en-us', 'ph').understood
    expect(filters).toMatchObject([{ words: 'part time', query_without: 'cashier in Manila', label: 'Part-time' }])
    expect(place).toMatchObject({ label: 'Manila', words: 'Manila', query_without: 'part time cashier' })
    expect(dropped).toEqual(['in'])
  })

  // “Contract lawyer” showed fixed-term jobs of any kind.
  test.each([
    ['contract law', 'word:contract word:law'],
    ['7-Eleven cashier', 'company:7-Eleven occupation:cashier'],
    ['24/7', 'word:24 word:7'],
  ])('%s holds none: %s', (query, expected) => {
    expect(summary(understand(query))).toBe(expected)
  })
})

// A posting whose title says “no experience” was not found by its own title: the words were a filter that it does not answer.
test('a whole title is searched as it is, and a long text holds no wishes', () => {
  for (const query of [
    pastedTitle,
    '喜びと感動がいっぱい ウエディングプランナー ◎未経験歓迎 年間休日120日以上',
    'We are a fast growing team that is hiring remote people now',
  ])
    expect(understand(query, 'ja', 'jp').filters).toEqual([])
})

describe('places and companies', () => {
  test.each<[string, LanguageKey, CountryKey, string]>([
    ['pharmacist Philadelphia', 'en-us', 'us', 'occupation:pharmacist place:Philadelphia'],
    ['東京 看護師', 'ja', 'jp', 'place:東京 occupation:看護師'],
    ['دبي', 'ar', 'ae', 'place:دبي'],
    ['NYC', 'en-us', 'us', 'place:NYC'],
    ['jobs at Kingfisher Mutual', 'en-us', 'sg', 'company:Kingfisher Mutual'],
    ['株式会社海棠ケア 薬剤師', 'ja', 'jp', 'company:株式会社海棠ケア occupation:薬剤師'],
    ['Sampaguita Health', 'en-us', 'ph', 'company:Sampaguita Health'],
    ['senior nurse', 'en-us', 'ph', 'word:senior? occupation:nurse'],
    ['経理', 'ja', 'jp', 'occupation:経理'],
    ['Reading', 'en-us', 'gb', 'place:Reading'],
    // A place of another country is a word as any other.
    ['Reading', 'en-us', 'ph', 'word:Reading'],
    // A company with the name of a trade.
    ['nurse', 'en-us', 'ph', 'occupation:nurse'],
  ])('%s (%s in %s): %s', (query, language, country, expected) => {
    expect(summary(understand(query, language, country))).toBe(expected)
  })
})

describe('what else is typed', () => {
  test.each(['', ' ', '💼', '!!!', '\u200f', '\ud800'])('%j asks for nothing', (query) => {
    expect(summary(understand(query))).toBe('')
  })

  test.each([
    ['the', 'word:the'],
    ['x', 'word:x'],
    ["'; drop table jobs;--", 'word:drop word:table'],
    ['https://example.com/jobs', 'word:https word:example word:com'],
    ['nurse \u200f\u202e', 'occupation:nurse'],
  ])('%j is words: %s', (query, expected) => {
    expect(summary(understand(query))).toBe(expected)
  })

  test.each(['a '.repeat(5_000), '漢'.repeat(5_000), 'nurse '.repeat(400), 'x'.repeat(20_000), '٣'.repeat(2_000)])(
    'pasted text is read as far as it says what it is about (%#)',
    (query) => {
      expect(understand(query).units.length).toBeLessThanOrEqual(8)
    },
  )
})
