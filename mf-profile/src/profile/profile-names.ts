import type { ApiClient } from '@jobspan/shared-kit/api'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { type RecordKind, recordKindKeys, recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { configListQuery, fetchConfigList, type ListName } from './config-list-query.ts'
import { profileQuery } from './profile-query.ts'
import { type ListItem, ownWords } from './use-profile-and-lists.ts'

/** What a profile names by ids of lists. */
type ListedFacts = { readonly [Kind in RecordKind]?: readonly object[] | undefined } & {
  facts: Partial<Omit<Profile['facts'], 'version'>>
  preferences?: Profile['preferences']
  work_experiences: readonly { industry_id?: number | null | undefined }[]
}
type Ids = Partial<Record<ListName, readonly number[]>>

type SomeIds = readonly (number | null | undefined)[]

/** The ids that the records of a profile have, by list. */
const collectRecordIds = (profile: Pick<ListedFacts, RecordKind>): [ListName, SomeIds][] =>
  recordKindKeys.flatMap((kind) => {
    const records = (profile[kind] ?? []) as readonly Readonly<Record<string, number | null | undefined>>[]
    return Object.entries(recordKindOf(kind).fields).flatMap(([name, field]): [ListName, SomeIds][] =>
      typeof field === 'object' ? [[field.list as ListName, records.map((record) => record[name])]] : [],
    )
  })

/** The ids that a profile has of each list. */
const collectIds = ({ facts, preferences = [], ...profile }: ListedFacts): Ids => {
  const eligibility = facts.work_eligibility ?? []
  const wanted: [ListName, SomeIds][] = [
    ['locations', [facts.location_id, ...preferences.map((preference) => preference.location_id)]],
    ['xp_lvls', [facts.xp_lvl_id]],
    ['notice_period_lists', [facts.notice_period_id]],
    ['nationality_lists', [facts.nationality_id, ...eligibility.map((right) => right.country_id)]],
    ['work_permit_lists', eligibility.map((right) => right.permit_id)],
    ['job_seeker_type_lists', [facts.job_seeker_type_id]],
    ['job_types', preferences.map((preference) => preference.job_type_id)],
    ['industry_lists', [...profile.work_experiences, ...preferences].map((record) => record.industry_id)],
    ...collectRecordIds(profile),
  ]
  const ids: Partial<Record<ListName, number[]>> = {}
  for (const [name, some] of wanted) {
    const known = some.filter((id) => id != null)
    if (known.length > 0) ids[name] = [...(ids[name] ?? []), ...known]
  }
  return ids
}

/**
 * The list entries that the member's profile names, and no others: whole lists, such as of all places, would make the document of a page
 * many times longer. Editors fetch these when they are opened.
 */
export const profileNamesQuery = (api: ApiClient, language: LanguageKey) =>
  queryOptions({
    queryKey: ['mf-profile', 'names', language],
    queryFn: async ({ client, signal }) => {
      const ids = collectIds(await client.ensureQueryData(profileQuery(api)))
      const lists = await Promise.all(
        (Object.keys(ids) as ListName[]).map(async (name) => {
          const known = client.getQueryData(configListQuery(api, language, name).queryKey)
          // Past the cache: the server would send all that is in it along with the page.
          const items = known ?? (await fetchConfigList(api, language, name, signal))
          return [name, items.filter(({ id }) => ids[name]?.includes(id))] as const
        }),
      )
      return Object.fromEntries(lists) as Partial<Record<ListName, ListItem[]>>
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export type ListEntryOf = (list: ListName, id: number | null | undefined) => ListItem | undefined

/** Finds the list entries that a profile names; what is not known yet, such as after a change, is fetched with its whole list. */
export const useProfileNames = (profile: ListedFacts): ListEntryOf => {
  const t = useTranslations('mf-profile')
  const { api, locale } = usePlatform()
  const names = useQuery(profileNamesQuery(api, locale.language))
  const ids = collectIds(profile)
  const listNames = Object.keys(ids) as ListName[]
  const isUnknown = (name: ListName) =>
    ids[name]?.some((id) => !names.data?.[name]?.some((item) => item.id === id)) ?? false
  const lists = useQueries({
    queries: listNames.map((name) => ({
      ...configListQuery(api, locale.language, name),
      enabled: !names.isPending && isUnknown(name),
    })),
  })
  return (list, id) => {
    const items = lists[listNames.indexOf(list)]?.data ?? names.data?.[list]
    const item = items?.find((each) => each.id === id)
    const own = item && ownWords[list]?.[item.id]
    return item && own !== undefined ? { ...item, value: t(own) } : item
  }
}
