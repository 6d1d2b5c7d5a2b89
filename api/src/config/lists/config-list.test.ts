import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { listEntry } from '@jobspan/shared-kit/contracts/config/config'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList, configListTypes, findOption } from './config-list.ts'
import * as listRows from './list-rows.ts'

const languageKeys = languages.map((language) => language.key)
const optionsOf = (type: string, language: (typeof languageKeys)[number]) => configList(type, language) ?? []

/** Product names and initials that every language writes in Latin letters. */
const latinNames =
  /^(SEO|CAD|IT|CNC|NC|LLM|UI|UX|UI\/UX|SNS|EC|Web3|Java|BI|MR|DevOps|SRE|AI|A\/B|D\.C\.|B|C|A|K|X|S|LINE|Google|Apple|Facebook|LinkedIn|Instagram|YouTube|TikTok|GitHub)+$/

describe.each(configListTypes)('the list %s', (type) => {
  test('has the same ids and keys in all ten languages', () => {
    const english = optionsOf(type, 'en-us')
    expect(english.length).toBeGreaterThan(2)
    for (const language of languageKeys) {
      const list = optionsOf(type, language)
      expect(list.map(({ id, key }) => [id, key])).toEqual(english.map(({ id, key }) => [id, key]))
      for (const option of list) expect(option.value.trim()).not.toBe('')
    }
    expect(new Set(english.map((option) => option.id)).size).toBe(english.length)
    expect(new Set(english.map((option) => option.key)).size).toBe(english.length)
  })

  test('has keys that fit into an address and entries that fit the contract', () => {
    for (const option of optionsOf(type, 'en-us')) {
      expect(option.key).toMatch(/^[a-z0-9]+([-_][a-z0-9]+)*$/)
      expect(listEntry.safeParse(option).success).toBe(true)
    }
  })

  test('leaves no English word standing in Japanese, Chinese or Arabic', () => {
    if (type === 'language_lists') return
    for (const language of ['ja', 'zh-cn', 'zh-tw', 'ar'] as const) {
      const left = optionsOf(type, language).filter((option, index) => {
        // Tools and networks bear one name everywhere.
        if (type === 'skills' && option.value === optionsOf(type, 'tr')[index]?.value) return false
        // What a pass is called on its card stands between brackets.
        const words = option.value.replace(/\([^)]*\)/, '').match(/[A-Za-z][A-Za-z0-9./]*/g) ?? []
        return words.some((word) => !latinNames.test(word))
      })
      expect(left.map((option) => option.value)).toEqual([])
    }
  })
})

test('an unknown list is undefined, also when it is named like a property of every object', () => {
  expect(configList('nothing_lists', 'ja')).toBeUndefined()
  expect(configList('constructor', 'ja')).toBeUndefined()
})

test('report reasons are the ten of the product rules, each with title, description and category', () => {
  const reasons = optionsOf('report_job_reasons', 'en-us')
  expect(reasons.map((reason) => reason.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(reasons.map((reason) => reason.category)).toEqual([
    ...['spam', 'spam'],
    ...['discrimination', 'discrimination', 'discrimination'],
    ...['broken', 'broken', 'broken', 'broken', 'broken'],
  ])
  for (const reason of reasons) expect(reason.title && reason.description).toBeTruthy()
})

test('salary ranges carry the bounds of the product rules', () => {
  const ranges = optionsOf('salary_range_filters', 'en-us').map(({ value, from, to }) => [value, from, to])
  expect(ranges[0]).toEqual(['Below 30K', 0, 30000])
  expect(ranges).toContainEqual(['100K - 200K', 100000, 200000])
  expect(ranges.at(-1)).toEqual(['Above 200K', 200001, 400000])
})

test('main functions carry their functions, and those their titles with a key of seo value and id', () => {
  const it = optionsOf('main_functions', 'ja')[0]
  expect(it?.children?.length).toBeGreaterThan(2)
  const title = it?.children?.[0]?.job_titles?.[0]
  expect(title).toMatchObject({ value: 'フロントエンドエンジニア', key: `${title?.seo_value}-${title?.id}` })
})

test('places can be narrowed to a country', () => {
  const places = configList('locations', 'ar', 'sa') ?? []
  expect(places.length).toBeGreaterThanOrEqual(8)
  expect(places[0]).toMatchObject({ value: 'الرياض', country: 'sa' })
  for (const country of optionsOf('country_lists', 'en-us')) {
    const own = configList('locations', 'en-us', country.key as 'jp') ?? []
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(configList('location_lists', 'en-us', country.key as 'jp')).toEqual([
      expect.objectContaining({ id: country.id, value: country.value, locations: own }),
    ])
  }
})

test('countries are named as people say them', () => {
  expect(findOption(configList('country_lists', 'zh-tw'), 92)?.value).toBe('香港')
  expect(findOption(configList('country_lists', 'en-us'), 229)?.value).toBe('United States')
  expect(findOption(configList('country_lists', 'ja'), 241)?.value).toBe('その他の国・地域')
  expect(findOption(configList('country_lists', 'ja'), 9999)).toBeUndefined()
})

test('country, currency and language entries have the fields of the product rules', () => {
  const entryOf = (type: string, language: 'en-us' | 'ja' | 'ar', key: string) =>
    optionsOf(type, language).find((entry) => entry.key === key)
  expect(entryOf('country_lists', 'ja', 'hk')).toEqual({
    id: 92,
    key: 'hk',
    value: '香港',
    seo_value: 'hk',
    name: '香港',
    url: '/ja/place/hk?back=%2Fja',
    currency: 'HKD',
    defaultLocation: 'central-and-western',
    hrefLang: 'zh-Hant-HK',
    code: '+852',
    is_sms_allowed: true,
  })
  expect(optionsOf('country_lists', 'en-us').map(({ hrefLang, code }) => [hrefLang, code])).toContainEqual([
    'en-SG',
    '+65',
  ])
  expect(entryOf('country_lists', 'en-us', 'others')).toMatchObject({ hrefLang: 'en', is_sms_allowed: false })
  expect(entryOf('currency_lists', 'en-us', 'jpy')).toEqual({
    id: 392,
    key: 'jpy',
    value: 'Japanese Yen',
    display_value: '¥',
  })
  expect(entryOf('currency_lists', 'ja', 'twd')).toMatchObject({ value: '新台湾ドル', display_value: 'NT$' })
  expect(entryOf('language_lists', 'ar', 'zh-tw')).toEqual({
    id: 5,
    key: 'zh-tw',
    value: '繁體中文',
    seo_value: 'zh-tw',
    label: '繁體中文',
    slug: 'zh-tw',
    alias: 'zh-Hant',
  })
})

test('scales tell their step and their end, titles their value', () => {
  expect(optionsOf('salary_range_filters', 'en-us')[1]).toMatchObject({
    from: 30_000,
    to: 50_000,
    interval: 20_000,
    upper_bound_scale: 400_000,
  })
  expect(optionsOf('function_titles', 'ja')[0]).toMatchObject({
    value: 'フロントエンドエンジニア',
    function_title_value: 'フロントエンドエンジニア',
  })
})

// Docs/adr/0033 says which lists wait for their feature: no list is simply forgotten.
test('every list of the product is there or waits for its feature', () => {
  const adr = readFileSync(
    new URL('../../../../docs/adr/0033-configuration-lists-with-features.md', import.meta.url),
    'utf8',
  )
  const waiting = adr.match(/^\| `.*/gm)?.join() ?? ''
  const named = `xp_lvls, job_types, degrees, no_of_employee_ranges, company_sizes, industry_lists, job_category_lists,
    job_benefit_lists, job_attractive_reasons, company_benefit_lists, company_culture_lists, company_financing_stage_lists,
    country_lists, location_lists, chat_report_lists, notice_period_lists, subscibe_job_frequency_lists, report_job_reasons,
    report_talent_reasons, salary_ranges, social_types, resume_source_lists, language_lists, gender_lists,
    pipeline_stage_lists, resume_last_updated_time_lists, job_function_lists, report_interview_reasons,
    report_recruiter_reasons, main_functions, job_functions, function_titles, work_xps, educations, salary_range_filters,
    feature_banners, recruiter_role_permissions`.split(/,\s+/)
  for (const name of named)
    expect([name, configListTypes.includes(name)]).toEqual([name, !waiting.includes(`\`${name}\``)])
})

test('every text of a list is of one of its entries', () => {
  const texts: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(new URL('locales/en-us.json', import.meta.url), 'utf8'),
  )
  const { namesOf: _, spokenLanguageCodes, ...lists } = listRows
  const keysOf: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.map(({ key }) => key)])),
    countries: ['others'],
    spokenLanguages: spokenLanguageCodes.map(({ key }) => key),
    reportJobReasonDescriptions: lists.reportJobReasons.map(({ key }) => key),
  }
  for (const [list, names] of Object.entries(texts))
    expect(Object.keys(names).filter((key) => !keysOf[list]?.includes(key))).toEqual([])
})
