import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import { countryName } from '../config/locations.ts'
import { messageTexts } from '../notifications/message-texts.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import type { AlertSearch } from './criteria.ts'

const maxNames = 3

/**
 * What an alert is for in a few words of its language, such as “accountant · Tampines · Singapore”.
 *
 * @param companies names of those whose jobs alone it asks for
 */
export const nameSearch = (search: AlertSearch, companies: readonly string[] = []): string =>
  joinParts(search, [companies.slice(0, maxNames).join(', '), whatOf(search), ...whereOf(search)])

/** The same with what narrows it down, for a page that asks whether this is wanted: “accountant · Full-time · Singapore”. */
export const describeSearch = (search: AlertSearch): string => {
  const { criteria, language } = search
  const narrows: [string, readonly number[] | undefined][] = [
    ['job_types', criteria.job_types],
    ['xp_lvls', criteria.xp_lvls],
    ['degrees', criteria.degrees],
    ['work_arrangements', workArrangementIds(criteria)],
    ['industry_lists', criteria.industries],
  ]
  const names = narrows.map((choice) => firstNames(language, [choice]))
  const what = whatOf(search)
  return joinParts(search, [what, ...names.filter((name) => name !== what), ...whereOf(search)])
}

const joinParts = ({ language }: AlertSearch, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ') || messageTexts[language].jobAlert.everyJob

const whatOf = ({ criteria, language }: AlertSearch): string =>
  criteria.query ||
  firstNames(language, [
    ['function_titles', criteria.function_job_title_ids],
    ['job_functions', criteria.job_function_ids],
    ['main_functions', criteria.main_functions],
    ['industry_lists', criteria.industries],
    ['job_types', criteria.job_types],
  ])

/** The places, and always the country: a search has one even where nobody named it. */
const whereOf = ({ criteria, country, language }: AlertSearch): string[] => {
  const searched = resolveSearchCountry(criteria.country, country)
  const place = firstNames(language, [['locations', criteria.job_locations]]) || criteria.location || ''
  const name = searched === null || searched === 'others' ? '' : countryName(searched, language)
  return place === name ? [name] : [place, name]
}

const workArrangementIds = ({ arrangements = [] }: JobAlertCriteria): number[] =>
  (configList('work_arrangements', 'en-us') ?? []).flatMap(({ id, key }) =>
    arrangements.some((arrangement) => arrangement === key) ? [id] : [],
  )

/** The names of the first list that ids are given of. */
const firstNames = (language: LanguageKey, choices: [string, readonly number[] | undefined][]): string => {
  for (const [list, ids] of choices) {
    const options = configList(list, language)
    const names = (ids ?? []).flatMap((id) => findOption(options, id)?.value ?? [])
    if (names.length > 0) return names.slice(0, maxNames).join(', ')
  }
  return ''
}
