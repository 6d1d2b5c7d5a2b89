import type { JobAlert, JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { SearchUnderstanding } from '@jobspan/shared-kit/contracts/search/search-understanding'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { ownAlertsQuery } from '../../search-state/own-alerts-query.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { toUnderstoodSearch } from '../../search-state/understood-search.ts'
import { toAlertCriteria } from './alert-criteria.ts'

/** A search, and how its words were understood: an alert is for what was understood. */
export type UnderstoodState = { state: SearchState; understood: SearchUnderstanding | null | undefined }

/** Alerts with the same text look for the same: their criteria in one order, with the country that they are about. */
const toText = ({ country, ...criteria }: JobAlertCriteria, ownCountry: string): string =>
  JSON.stringify([
    country ?? ownCountry,
    ...Object.entries(criteria)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ])

/** The member's alert for this very search, paused or not; undefined for guests, and until it is known. */
export const useOwnAlert = ({ state, understood }: UnderstoodState): JobAlert | undefined => {
  const { api, locale } = usePlatform()
  const isMember = useSession().kind === 'member'
  const { data } = useQuery({ ...ownAlertsQuery(api), enabled: isMember })
  if (!isMember || !data) return undefined
  const searched = toText(toAlertCriteria(toUnderstoodSearch(state, understood)), locale.country)
  return data.items.find(({ criteria, country }) => toText(criteria, country) === searched)
}
