import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList } from '../../config/lists/config-list.ts'
import { toLookupKey } from './normalize-line.ts'

const built = new Map<string, Map<string, number>>()

/** The ids of a configuration list by the names that they have in any language. */
const idsOf = (list: string): Map<string, number> => {
  let ids = built.get(list)
  if (!ids) {
    ids = new Map()
    for (const { key } of languages)
      for (const entry of configList(list, key) ?? []) {
        const name = toLookupKey(entry.value)
        if (name !== '' && !ids.has(name)) ids.set(name, entry.id)
      }
    built.set(list, ids)
  }
  return ids
}

/** The entry of a configuration list whose name, in any language, a text is; null where it is none. */
export const findByName = (list: string, text: string): number | null => idsOf(list).get(toLookupKey(text)) ?? null

/** The names of a list in all languages, as {@link toLookupKey} makes them. */
export const namesOf = (list: string): readonly string[] => [...idsOf(list).keys()]
