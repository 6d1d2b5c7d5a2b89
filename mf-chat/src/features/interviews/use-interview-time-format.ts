import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { createTimeFormat, type TimeFormat } from '../../chat/time-format.ts'
import { useOwnTimeZone } from '../../chat/use-own-time-zone.ts'

/** Times by the member's clock and by the recruiter's. Until the browser says its zone, it is the one that the member named last. */
export const useInterviewTimeFormat = (
  interview: Pick<Interview, 'seeker_time_zone' | 'recruiter_time_zone'>,
): { own: TimeFormat; theirs: TimeFormat } => {
  const { intl } = usePlatform().locale
  const { seeker_time_zone: named, recruiter_time_zone: theirZone } = interview
  const ownZone = useOwnTimeZone() ?? named ?? theirZone
  return useMemo(
    () => ({ own: createTimeFormat(intl, ownZone), theirs: createTimeFormat(intl, theirZone) }),
    [intl, ownZone, theirZone],
  )
}
