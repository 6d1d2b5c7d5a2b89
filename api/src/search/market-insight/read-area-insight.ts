import { type WorkArrangement, workArrangements } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobFilter } from '@jobspan/shared-kit/contracts/jobs/jobs'
import {
  type CountryKey,
  findCountry,
  findLanguage,
  type LanguageKey,
} from '@jobspan/shared-kit/contracts/platform/locales'
import type { AreaInsight } from '@jobspan/shared-kit/contracts/search/market-insight'
import { findListOption } from '../../config/lists/list-option.ts'
import { countryName } from '../../config/locations.ts'
import { createQueryCache } from '../../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { utcOffsetOf } from '../find-countries-near-time-zone.ts'
import type { JobSearch } from '../job-search.ts'

type Area = 'remote' | 'web3'

const filterOf: Record<Area, JobFilter> = { remote: { arrangements: ['remote'] }, web3: { is_web3: true } }

/** Remote work is of every field; Web3 jobs are of few, which are told apart. */
const fieldsOf = {
  remote: { facet: 'main_functions', list: 'main_functions' },
  web3: { facet: 'job_function_ids', list: 'job_functions' },
} as const

const maxFields = 8

const hoursOf = (country: CountryKey): number | null => utcOffsetOf(findCountry(country)?.code ?? '') ?? null

/** Chinese by its script, the others without their country: postings say no more. */
const languageName = (key: LanguageKey, language: LanguageKey): string => {
  const [base = key] = key.split('-')
  const code = key === 'zh-cn' ? 'zh-Hans' : key === 'zh-tw' ? 'zh-Hant' : base
  return new Intl.DisplayNames(findLanguage(language)?.intl ?? 'en', { type: 'language' }).of(code) ?? code
}

const insights = createQueryCache<AreaInsight>({ maxEntries: 800, ttlSeconds: 120 })

/** The open jobs of an area as its search counts them: each number is what a search with that filter finds. */
export const readAreaInsight = (
  db: QueryExecutor,
  jobSearch: JobSearch,
  { area, country, language }: { area: Area; country: CountryKey; language: LanguageKey },
): Promise<AreaInsight> =>
  insights(db, JSON.stringify([area, country, language]), async () => {
    const visitor = { country, language }
    const [facets, origins] = await Promise.all([
      jobSearch.facets(filterOf[area], visitor),
      jobSearch.origins(filterOf[area], visitor),
    ])
    const { facet, list } = fieldsOf[area]
    const byJobCount = Object.entries(facets[facet]).toSorted(([, one], [, other]) => other - one)
    return {
      total: facets.total,
      is_approximate: facets.is_approximate,
      utc_offset_hours: hoursOf(country),
      countries: origins.countries.map(({ key, jobs }) => ({
        key,
        name: countryName(key, language),
        utc_offset_hours: hoursOf(key),
        jobs,
      })),
      languages: origins.languages.map(({ key, jobs }) => ({ key, name: languageName(key, language), jobs })),
      functions: byJobCount.slice(0, maxFields).flatMap(([id, jobs]) => {
        const option = findListOption(list, Number(id), language)
        return option ? [{ function: option, jobs }] : []
      }),
      arrangements: workArrangements
        .map((arrangement: WorkArrangement) => ({ arrangement, jobs: facets.arrangements[arrangement] ?? 0 }))
        .filter(({ jobs }) => jobs > 0)
        .toSorted((one, other) => other.jobs - one.jobs),
    }
  })
