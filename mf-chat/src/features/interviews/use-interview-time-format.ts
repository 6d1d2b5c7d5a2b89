import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { blankTimeFormat, createTimeFormat, type TimeFormat } from '../../chat/time-format.ts'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'

/** Times by the member's clock and by the recruiter's; both blank until the browser says which is the member's. */
export const useInterviewTimeFormat = (
  interview: Pick<Interview, 'recruiter_time_zone'>,
): { own: TimeFormat; theirs: TimeFormat } => {
  const { intl } = usePlatform().locale
  const own = useOwnTimeFormat()
  const { recruiter_time_zone: theirZone } = interview
  return useMemo(
    () => ({ own, theirs: own === blankTimeFormat ? blankTimeFormat : createTimeFormat(intl, theirZone) }),
    [intl, own, theirZone],
  )
}
