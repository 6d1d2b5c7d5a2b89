import { type FormatLocale, formatNumber } from './format-cache.ts'

/** Signs that belong to one currency only, so that `$` is never alone. Others show their ISO code. */
const signs: Record<string, string> = {
  SGD: 'S$',
  TWD: 'NT$',
  HKD: 'HK$',
  USD: 'US$',
  CAD: 'C$',
  AUD: 'A$',
  NZD: 'NZ$',
  MXN: 'MX$',
  BRL: 'R$',
  MYR: 'RM',
  IDR: 'Rp',
  PHP: '₱',
  JPY: '¥',
  CNY: 'CN¥',
  NGN: '₦',
  GBP: '£',
  EUR: '€',
  TRY: '₺',
  INR: '₹',
  KRW: '₩',
  THB: '฿',
  VND: '₫',
  ILS: '₪',
  UAH: '₴',
}

type Place = { sign: string; after: boolean; gap: string }
const nbsp = '\u00A0'
/** Keeps what follows a dash on its line: after one, a space breaks even where it is of the kind that does not. */
const joiner = '\u2060'

/** Signs that a language writes in its own way: after the number, or in its own letters. */
const ownSigns: Partial<Record<string, Record<string, Place>>> = {
  ja: { JPY: { sign: '円', after: true, gap: '' } },
  'zh-cn': {
    JPY: { sign: '日元', after: true, gap: '' },
    CNY: { sign: '元', after: true, gap: '' },
  },
  'zh-tw': {
    JPY: { sign: '日圓', after: true, gap: '' },
    CNY: { sign: '人民幣', after: false, gap: nbsp },
  },
  ar: {
    SAR: { sign: 'ر.س', after: true, gap: nbsp },
    AED: { sign: 'د.إ', after: true, gap: nbsp },
  },
}

function placeOf(currency: string, language: string): Place {
  const own = ownSigns[language]?.[currency]
  if (own) return own
  const sign = signs[currency] ?? currency
  if (language === 'es-es') return { sign, after: true, gap: nbsp }
  const isWord = sign.length > 2 && /^[A-Z]+$/.test(sign)
  const spaced = isWord || language === 'pt-br' || sign === 'Rp' || (sign === 'RM' && language === 'ms')
  return { sign, after: false, gap: spaced ? nbsp : '' }
}

type Scale = { divisor: number; unit: string; gap: string; digits: number }

const tenThousands: Partial<Record<string, string>> = { ja: '万', 'zh-cn': '万', 'zh-tw': '萬' }
const millions: Partial<Record<string, { unit: string; gap: string }>> = {
  'en-us': { unit: 'M', gap: '' },
  id: { unit: 'juta', gap: nbsp },
  ms: { unit: 'juta', gap: nbsp },
  'es-es': { unit: 'M', gap: '' },
  'pt-br': { unit: 'mi', gap: nbsp },
  tr: { unit: 'mn', gap: nbsp },
}

/** The unit in which people of a language say large pay, if every amount can be said in it without losing a figure. */
function scaleOf(amounts: readonly number[], currency: string, language: string): Scale | null {
  const tenThousand = tenThousands[language]
  // Dollar pay reads in plain figures even in Chinese and Japanese; yen, rupiah and the like are said in 万.
  const counted = ['JPY', 'CNY', 'IDR', 'KRW', 'VND', 'NGN', 'LKR', 'RSD'].includes(currency)
  if (tenThousand && counted && amounts.every((amount) => amount >= 10_000 && amount % 1_000 === 0))
    return { divisor: 10_000, unit: tenThousand, gap: '', digits: 1 }
  const million = millions[language]
  if (million && amounts.every((amount) => amount >= 1_000_000 && amount % 10_000 === 0))
    return { divisor: 1_000_000, ...million, digits: 2 }
  return null
}

/** The sign of a currency as it stands beside amounts, for the label of a field: `S$`, `₱`, `ر.س`. */
export const currencySign = (currency: string, { language }: FormatLocale): string => placeOf(currency, language).sign

const isolate = (text: string, locale: FormatLocale) => (locale.language === 'ar' ? `\u2068${text}\u2069` : text)

function figures(amount: number, scale: Scale | null, locale: FormatLocale) {
  const cents = Number.isInteger(amount) ? 0 : 2
  return formatNumber(locale, scale ? amount / scale.divisor : amount, {
    useGrouping: 'always' as never,
    minimumFractionDigits: scale ? 0 : cents,
    maximumFractionDigits: scale ? scale.digits : cents,
  })
}

const dress = (text: string, place: Place) =>
  place.after ? text + place.gap + place.sign : place.sign + place.gap + text

/** An amount with a sign that names one currency: `S$6,000`, `12.000 €`, `400万円`, `Rp 8 juta`. */
export function formatMoney(amount: number, currency: string, locale: FormatLocale): string {
  const place = placeOf(currency, locale.language)
  const scale = scaleOf([amount], currency, locale.language)
  const text = figures(amount, scale, locale) + (scale ? scale.gap + scale.unit : '')
  return isolate(dress(text, place), locale)
}

/** Two amounts with one sign: `S$6,000 – 8,000`, `400万〜600万円`, `Rp 8 – 12 juta`. */
export function formatMoneyRange(min: number, max: number, currency: string, locale: FormatLocale): string {
  const { language } = locale
  const place = placeOf(currency, language)
  const scale = scaleOf([min, max], currency, language)
  const dash = language === 'ja' ? '〜' : language.startsWith('zh') ? '–' : `${nbsp}–${joiner}${nbsp}`
  const unit = scale ? scale.gap + scale.unit : ''
  // A unit that is a word is written once (8 – 12 juta), a sign with both, lest 4 – 6M be read as 4 to 6 million.
  const first = figures(min, scale, locale) + (scale?.gap === '' ? unit : '')
  return isolate(dress(first + dash + figures(max, scale, locale) + unit, place), locale)
}
