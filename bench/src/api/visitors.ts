import {
  type CountryKey,
  findCountry,
  findLanguage,
  type LanguageKey,
} from '@jobspan/shared-kit/contracts/platform/locales'
import { seededRandom } from '../statistics.ts'
import type { Request } from './poisson-load.ts'

/** What people of a country type, in the language they type it in: titles, skills, single words, and a slip of the finger. */
const audiences: { country: CountryKey; language: LanguageKey; share: number; words: string[] }[] = [
  {
    country: 'jp',
    language: 'ja',
    share: 14,
    words: ['エンジニア', '看護師', '営業', '経理', 'デザイナー', '正社員', '在宅', 'マネージャー', '東京', 'データ'],
  },
  {
    country: 'us',
    language: 'en-us',
    share: 12,
    words: [
      'nurse',
      'software engineer',
      'accountant',
      'remote',
      'driver',
      'data analyst',
      'manager',
      'react',
      'sofware enginer',
      'sales',
    ],
  },
  {
    country: 'sg',
    language: 'en-us',
    share: 9,
    words: [
      'accountant',
      'software engineer',
      'marketing',
      'finance',
      'warehouse',
      'chef',
      'account manager',
      'python',
      'intern',
    ],
  },
  { country: 'sg', language: 'zh-cn', share: 3, words: ['工程师', '会计', '软件', '销售'] },
  {
    country: 'ph',
    language: 'en-us',
    share: 8,
    words: ['customer service', 'virtual assistant', 'nurse', 'call center', 'teacher', 'cashier'],
  },
  {
    country: 'id',
    language: 'id',
    share: 8,
    words: ['admin', 'akuntan', 'perawat', 'pemasaran', 'insinyur', 'guru', 'kurir'],
  },
  { country: 'my', language: 'ms', share: 5, words: ['jurutera', 'akauntan', 'kerani', 'jualan', 'pereka'] },
  { country: 'tw', language: 'zh-tw', share: 6, words: ['工程師', '會計', '行銷', '設計師', '軟體', '業務'] },
  { country: 'hk', language: 'zh-tw', share: 4, words: ['會計', '軟件', '護士', '市場', 'accountant'] },
  {
    country: 'br',
    language: 'pt-br',
    share: 8,
    words: ['analista', 'desenvolvedor', 'enfermeiro', 'vendedor', 'motorista', 'administração'],
  },
  {
    country: 'es',
    language: 'es-es',
    share: 5,
    words: ['ingeniero', 'enfermera', 'contable', 'comercial', 'diseñador'],
  },
  { country: 'tr', language: 'tr', share: 5, words: ['mühendis', 'muhasebe', 'satış', 'İSTANBUL', 'hemşire'] },
  { country: 'sa', language: 'ar', share: 4, words: ['مهندس', 'محاسب', 'ممرضة', 'مبيعات', 'مدير'] },
  { country: 'ae', language: 'ar', share: 3, words: ['مهندسة', 'محاسب', 'تسويق'] },
  { country: 'ng', language: 'en-us', share: 3, words: ['accountant', 'engineer', 'teacher', 'driver'] },
  { country: 'gb', language: 'en-us', share: 3, words: ['nurse', 'developer', 'teaching assistant', 'chef'] },
]

/** The ids of filter options, as the API lists them. */
export type FilterOptions = {
  jobTypes: number[]
  experienceLevels: number[]
  mainFunctions: number[]
  locations: Partial<Record<CountryKey, number[]>>
}

type Visitor = (typeof audiences)[number]

const headersOf = ({ country, language }: Visitor): Record<string, string> => ({
  'role-id': '1',
  'country-id': String(findCountry(country)?.id),
  'language-id': String(findLanguage(language)?.id),
  device_uuid: '3f1c8a52-7a0e-4a5e-9f52-1de0b2c6a7f1',
  device: 'web',
})

/** Draws visitors and their requests, always the same ones for a seed. */
export const visitorsWith = (options: FilterOptions, seed: number) => {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const chance = (share: number) => random() < share
  const shares = audiences.flatMap((audience) => Array.from({ length: audience.share }, () => audience))

  const filters = (visitor: Visitor, parameters: URLSearchParams) => {
    if (chance(0.4)) parameters.set('job_types', String(pick(options.jobTypes)))
    if (chance(0.3)) parameters.set('main_functions', `${pick(options.mainFunctions)},${pick(options.mainFunctions)}`)
    if (chance(0.25)) parameters.set('xp_lvls', String(pick(options.experienceLevels)))
    const places = options.locations[visitor.country] ?? []
    if (places.length > 0 && chance(0.3)) parameters.set('job_locations', String(pick(places)))
    if (chance(0.1)) parameters.set('arrangements', 'remote')
    if (chance(0.1)) parameters.set('posted_within', pick(['1', '7', '30']))
    if (chance(0.05)) parameters.set('salary_from', '1000')
  }

  /** Two of three type something; half narrow it down; a few look further than their own country. */
  const filterOf = (visitor: Visitor): URLSearchParams => {
    const parameters = new URLSearchParams()
    if (chance(0.65)) parameters.set('query', pick(visitor.words))
    if (chance(0.5)) filters(visitor, parameters)
    if (chance(0.06)) parameters.set('country', 'all')
    return parameters
  }

  const draw = (count: number, toPath: (visitor: Visitor) => string): Request[] =>
    Array.from({ length: count }, () => {
      const visitor = pick(shares)
      return { path: toPath(visitor), headers: headersOf(visitor) }
    })

  return {
    searches: (count: number) =>
      draw(count, (visitor) => {
        const parameters = filterOf(visitor)
        if (chance(0.2)) parameters.set('page', pick(['2', '2', '2', '3', '3', '5', '12']))
        if (chance(0.08)) parameters.set('sort', pick(['1', '3']))
        return `/api/job/jobs/search?${parameters}`
      }),
    facets: (count: number) => draw(count, (visitor) => `/api/job/jobs/search/facets?${filterOf(visitor)}`),
    /** Every length from the first letter on, as keys are pressed. */
    suggestions: (count: number) =>
      draw(count, (visitor) => {
        const letters = [...pick(visitor.words)]
        const typed = letters.slice(0, 1 + Math.floor(random() * letters.length)).join('')
        return `/api/job/search/job-title-lists?${new URLSearchParams({ query: typed })}`
      }),
    jobs: (count: number, ids: readonly number[]) => draw(count, () => `/api/job/jobs/${pick(ids)}`),
  }
}
