import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'

const monthsSince = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** Months in which somebody worked; two jobs at once count once. */
export const countMonthsOfWork = (jobs: Profile['work_experiences'], today: string): number => {
  const spans = jobs
    .map(({ start, end }) => [monthsSince(start), monthsSince(end ?? today)] as const)
    .sort(([one], [other]) => one - other)
  let months = 0
  let until = 0
  for (const [start, end] of spans) {
    const from = Math.max(start, until)
    if (end > from) months += end - from
    until = Math.max(until, end)
  }
  return months
}
