import { maxExpectedYears } from '@jobspan/shared-kit/contracts/profile/profile-constants'

const fourteenHours = 14 * 60 * 60_000
const latestMonth = (): string => new Date(Date.now() + fourteenHours).toISOString().slice(0, 7)

/** Whether a month is still to come even where the calendar is the furthest on (UTC+14): what has begun where a member is, has begun here. */
export const isMonthInFuture = (month: string | null | undefined): boolean => month != null && month > latestMonth()

/** Whether a month is further ahead than a graduation can be expected. */
export const isBeyondExpected = (month: string | null | undefined): boolean => {
  const [year = '', rest = ''] = latestMonth().split('-')
  return month != null && month > `${Number(year) + maxExpectedYears}-${rest}`
}
