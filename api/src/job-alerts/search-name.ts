import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import { countryName } from '../config/locations.ts'
import { messageTexts } from '../notifications/message-texts.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import type { AlertSearch } from './criteria.ts'

const maxNames = 3

/** What an alert is for in a few words of its language, such as “accountant · Singapore”. */
export const nameSearch = ({ criteria, country, language }: AlertSearch): string => {
  const searched = resolveSearchCountry(criteria.country, country)
  const what =
    criteria.query ||
    firstNames(language, [
      ['function_titles', criteria.function_job_title_ids],
      ['job_functions', criteria.job_function_ids],
      ['main_functions', criteria.main_functions],
      ['industry_lists', criteria.industries],
      ['job_types', criteria.job_types],
    ])
  const where =
    firstNames(language, [['locations', criteria.job_locations]]) ||
    criteria.location ||
    (searched === null || searched === 'others' ? '' : countryName(searched, language))
  return [what, where].filter((part) => part !== '').join(' · ') || messageTexts[language].jobAlert.everyJob
}

/** The names of the first list that ids are given of. */
const firstNames = (language: LanguageKey, choices: [string, readonly number[] | undefined][]): string => {
  for (const [list, ids] of choices) {
    const options = configList(list, language)
    const names = (ids ?? []).flatMap((id) => findOption(options, id)?.value ?? [])
    if (names.length > 0) return names.slice(0, maxNames).join(', ')
  }
  return ''
}
