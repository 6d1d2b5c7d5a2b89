import { describe, expect, it } from '@jest/globals'
import type { Pay } from '../contracts/jobs/pay.ts'
import { findLanguage, type LanguageKey, languages } from '../contracts/platform/locales.ts'
import { createI18n, loadKitTexts } from './create-i18n.ts'
import { recordFormattedValues } from './format-cache.ts'
import { createFormatters } from './formatters.ts'

const bidi = /[\u2066-\u2069]/g
const plain = (text: string) =>
  text
    .replace(/\u00A0/g, ' ')
    .replace(/\u2060/g, '')
    .replace(bidi, '')

async function formatters(language: LanguageKey, country = 'sg') {
  const i18n = createI18n(language, { kit: await loadKitTexts(language) })
  return createFormatters(
    { language, country, intl: findLanguage(language)?.intl ?? '' },
    i18n.getFixedT(language, 'kit'),
  )
}
const pay = (min: number | null, max: number | null, currency: string, period: Pay['period'] = 'MONTH'): Pay => ({
  min,
  max,
  currency,
  period,
})

describe('pay', () => {
  it.each([
    ['en-us', pay(6000, 8000, 'SGD'), 'S$6,000 – 8,000 a month'],
    ['en-us', pay(6000, 6000, 'SGD'), 'S$6,000 a month'],
    ['en-us', pay(6000, null, 'SGD'), 'From S$6,000 a month'],
    ['en-us', pay(null, 24.5, 'GBP', 'HOUR'), 'Up to £24.50 an hour'],
    ['en-us', pay(4_000_000, 6_000_000, 'JPY', 'YEAR'), '¥4M – 6M a year'],
    ['en-us', pay(8000, 6000, 'SAR'), 'SAR 6,000 – 8,000 a month'],
    ['zh-cn', pay(250_000, 300_000, 'JPY'), '月薪 25万–30万日元'],
    ['zh-cn', pay(20_000, 30_000, 'CNY'), '月薪 2万–3万元'],
    ['zh-tw', pay(40_000, 60_000, 'TWD'), '月薪 NT$40,000–60,000'],
    ['ja', pay(4_000_000, 6_000_000, 'JPY', 'YEAR'), '年収 400万〜600万円'],
    ['ja', pay(1200, null, 'JPY', 'HOUR'), '時給 1,200円以上'],
    ['ja', pay(6000, 8000, 'SGD'), '月給 S$6,000〜8,000'],
    ['es-es', pay(24_000, 30_000, 'EUR', 'YEAR'), '24.000 – 30.000 € al año'],
    ['es-es', pay(1500, null, 'EUR'), 'Desde 1.500 € al mes'],
    ['pt-br', pay(4000, 6000, 'BRL'), 'R$ 4.000 – 6.000 por mês'],
    ['ms', pay(3000, 4500, 'MYR'), 'RM 3,000 – 4,500 sebulan'],
    ['id', pay(8_000_000, 12_500_000, 'IDR'), 'Rp 8 – 12,5 juta per bulan'],
    ['id', pay(8_123_456, null, 'IDR'), 'Mulai Rp 8.123.456 per bulan'],
    ['tr', pay(40_000, 60_000, 'TRY'), 'Aylık ₺40.000 – 60.000'],
    ['ar', pay(12_000, 15_000, 'SAR'), '12,000 – 15,000 ر.س شهريًا'],
    ['ar', pay(6000, 8000, 'USD'), 'US$6,000 – 8,000 شهريًا'],
  ] as const)('reads naturally in %s', async (language, given, text) => {
    expect(plain((await formatters(language)).salary(given))).toBe(text)
  })

  // “LKR 185.000 –” stood at the end of a line, and the next began with a gap.
  it('keeps a range on one line', async () => {
    const text = (await formatters('tr')).salary(pay(185_000, 245_000, 'LKR'))
    expect(text.split(/[ \u2013](?!\u2060)/)).toEqual(['Aylık', expect.stringMatching(/^LKR.*245\.000$/)])
  })

  it.each(languages.map(({ key }) => key))(
    'says in %s when it is not disclosed, and never an empty amount',
    async (language) => {
      const { salary } = await formatters(language)
      expect(salary(null)).not.toBe('')
      expect(salary(pay(null, null, 'USD'))).toBe(salary(null))
    },
  )
})

describe('money', () => {
  const dollars = ['SGD', 'TWD', 'HKD', 'USD', 'CAD', 'AUD', 'NZD', 'BRL', 'JMD', 'NAD']

  it.each(languages.map(({ key }) => key))(
    'never leaves a reader of %s to guess whose dollar it is',
    async (language) => {
      const { money } = await formatters(language)
      const texts = dollars.map((currency) => money(100, currency))
      expect(new Set(texts).size).toBe(dollars.length)
      for (const text of texts) expect(text).not.toMatch(/(^|[^A-Z])\$/)
    },
  )

  it('tells yen from yuan', async () => {
    for (const { key } of languages) {
      const { money } = await formatters(key)
      expect(money(100, 'JPY')).not.toBe(money(100, 'CNY'))
    }
  })

  it('stands apart from the Arabic sentence around it, so that its parts keep their order', async () => {
    const { money } = await formatters('ar')
    expect(money(6000, 'USD')).toBe('\u2068US$6,000\u2069')
    expect((await formatters('en-us')).money(6000, 'USD')).not.toMatch(bidi)
  })

  // A field of the filter asked for “SAR” above jobs that pay in “ر.س”.
  it('gives the sign for a label as it stands beside amounts', async () => {
    for (const [language, currency] of [
      ['ar', 'SAR'],
      ['en-us', 'PHP'],
      ['ja', 'JPY'],
      ['en-us', 'LKR'],
    ] as const) {
      const { currencySign, money } = await formatters(language)
      expect(money(6000, currency)).toContain(currencySign(currency))
    }
  })
})

describe('numbers and dates', () => {
  it('uses Western digits and the Gregorian calendar in Arabic, for Saudi readers too', async () => {
    const i18n = createI18n('ar', { kit: await loadKitTexts('ar') })
    const saudi = createFormatters({ language: 'ar', country: 'sa', intl: 'ar-SA' }, i18n.getFixedT('ar', 'kit'))
    expect(saudi.number(1234)).toBe('1,234')
    expect(saudi.date('2026-03-03', 'long')).toContain('2026')
  })

  it('marks counts that are not exact', async () => {
    const { count } = await formatters('en-us')
    expect([count(214), count(10_000, true)]).toEqual(['214', '≈10,000'])
  })

  it('counts whole days, then gives the date', async () => {
    const { age } = await formatters('en-us')
    const now = Date.parse('2026-11-20T10:00:00Z')
    expect(age('2026-11-20T09:00:00Z', now)).toBe('today')
    expect(age('2026-11-19T09:00:00Z', now)).toBe('yesterday')
    expect(age('2026-11-17T09:00:00Z', now)).toBe('3 days ago')
    expect(age('2026-09-01T09:00:00Z', now)).toBe('Sep 1, 2026')
    expect(age('2026-11-21T09:00:00Z', now)).toBe('today')
    // 「3 日前」 stood in every list.
    expect((await formatters('ja', 'jp')).age('2026-11-17T09:00:00Z', now)).toBe('3日前')
  })

  it('measures distance as the road signs of the country do', async () => {
    expect((await formatters('en-us', 'sg')).distance(3200)).toBe('3.2 km')
    expect((await formatters('en-us', 'gb')).distance(3200)).toBe('2 mi')
  })

  it('joins lists as the language does', async () => {
    expect((await formatters('ja')).list(['東京', '大阪', '名古屋'])).toBe('東京、大阪、名古屋')
    expect((await formatters('es-es')).list(['Madrid', 'Lima'], 'or')).toBe('Madrid o Lima')
  })
})

describe('region', () => {
  it('names a country as people do', async () => {
    expect((await formatters('en-us')).region('HK')).toBe('Hong Kong')
    expect((await formatters('en-us')).region('US')).toBe('United States')
    expect((await formatters('ja')).region('HK')).toBe('香港')
  })

  // “Jobs in Philippines, plus remote jobs open to people in Philippines.”
  it('names it within a sentence as the language does', async () => {
    const names = async (language: 'en-us' | 'es-es') => ['PH', 'SG'].map((await formatters(language)).regionInSentence)
    expect(await names('en-us')).toEqual(['the Philippines', 'Singapore'])
    expect(await names('es-es')).toEqual(['Filipinas', 'Singapur'])
    const { countryInSentence } = await formatters('en-us')
    expect(['ph', 'sg', 'others'].map(countryInSentence)).toEqual(['the Philippines', 'Singapore', 'Other countries'])
  })
})

describe('plurals', () => {
  it('has the six forms of Arabic', async () => {
    const i18n = createI18n('ar', { kit: await loadKitTexts('ar') })
    const t = i18n.getFixedT('ar', 'kit')
    const texts = [1, 2, 3, 11, 100].map((count) => t('field.tooShort', { count }))
    expect(texts).toEqual([
      'استخدم حرفًا واحدًا على الأقل',
      'استخدم حرفين على الأقل',
      'استخدم 3 أحرف على الأقل',
      'استخدم 11 حرفًا على الأقل',
      'استخدم 100 حرف على الأقل',
    ])
  })
})

describe('what the server said', () => {
  it('is said again by the browser without a formatter of its own', async () => {
    const t = createI18n('en-us', { kit: await loadKitTexts('en-us') }).getFixedT('en-us', 'kit')
    const server = { language: 'en-us', country: 'sg', intl: 'en-SG' } as const
    const said = recordFormattedValues(server)
    const words = (format: ReturnType<typeof createFormatters>) => [
      format.salary(pay(6000, 8000, 'SGD')),
      format.percent(0.97),
      format.age('2026-03-01T00:00:00Z', Date.parse('2026-03-04T12:00:00Z')),
      format.date('2026-03-03'),
      format.region('JP'),
      format.list(['A', 'B']),
    ]
    const printed = words(createFormatters(server, t))
    // A tag that no formatter takes: the browser's own would throw.
    const browser = { ...server, intl: 'x' }
    recordFormattedValues(browser, JSON.parse(JSON.stringify(said)))
    expect(words(createFormatters(browser, t))).toEqual(printed)
  })
})
