import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQueries, useQuery } from '@tanstack/react-query'
import { configListQuery, type ListName } from './config-list-query.ts'
import { profileQuery } from './profile-query.ts'

export type ListItem = { id: number; value: string; country?: CountryKey }
export type Lists<Name extends ListName> = Record<Name, readonly ListItem[]>

/**
 * What jobs say of the person they look for, such as “No formal education needed”, is not what somebody says of themselves. Names of texts by
 * list and id; the ids are those of the lists (docs/product-rules.md#list-names).
 */
export const ownWords: Partial<Record<ListName, Record<number, string>>> = {
  xp_lvls: { 1: 'own.noExperience' },
  educations: { 1: 'own.noFormalEducation' },
}

/** Lists that a form chooses from, as one query. */
export const useLists = <Name extends ListName>(names: readonly Name[]) => {
  const t = useTranslations('mf-profile')
  const { api, locale } = usePlatform()
  const lists = useQueries({ queries: names.map((name) => configListQuery(api, locale.language, name)) })
  const byName: Record<string, readonly ListItem[]> = {}
  for (const [at, name] of names.entries()) {
    const items = lists[at]?.data
    const words = ownWords[name]
    const toOwnWords = (item: ListItem): ListItem => {
      const own = words?.[item.id]
      return own === undefined ? item : { ...item, value: t(own) }
    }
    if (items) byName[name] = words ? items.map(toOwnWords) : items
  }
  const data = names.every((name) => name in byName) ? (byName as Lists<Name>) : undefined
  return combineQueries(data, lists)
}

type CombinedQuery = {
  data: unknown
  error: Error | null
  isError: boolean
  isPaused: boolean
  isFetching: boolean
} & {
  refetch: () => unknown
}

const combineQueries = <Data>(data: Data | undefined, all: readonly CombinedQuery[]) => ({
  data,
  error: all.find((query) => query.error)?.error ?? null,
  isError: all.some((query) => query.isError),
  isPaused: all.some((query) => query.isPaused),
  isFetching: all.some((query) => query.isFetching),
  refetch: () => all.filter((query) => query.data === undefined).map((query) => query.refetch()),
})

/** The profile and the lists that a step chooses from, as one query: a form stands once all of them are here. */
export const useProfileAndLists = <Name extends ListName = never>(names: readonly Name[]) => {
  const { api } = usePlatform()
  const profile = useQuery(profileQuery(api))
  const lists = useLists(names)
  const data: { profile: Profile; lists: Lists<Name> } | undefined =
    profile.data && lists.data ? { profile: profile.data, lists: lists.data } : undefined
  return combineQueries(data, [profile, lists])
}
