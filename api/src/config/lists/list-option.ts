import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Option } from '@jobspan/shared-kit/contracts/platform/option'
import { configList, findOption } from './config-list.ts'

/** The entry of a configuration list as contracts carry it, or null. */
export const findListOption = (list: string, id: number | null, language: LanguageKey): Option | null => {
  const entry = findOption(configList(list, language), id)
  return entry ? { id: entry.id, key: entry.key, value: entry.value, seo_value: entry.seo_value } : null
}
