import type { Pay, PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Random } from './random.ts'

/**
 * Per country: the middle office job's pay in local money for the usual period, the least lawful or customary pay for
 * full-time work in the same period, and the step that advertisements round to.
 */
export const payLevels: Record<CountryKey, { middle: number; floor: number; period: 'MONTH' | 'YEAR'; step: number }> =
  {
    jp: { middle: 4_600_000, floor: 2_400_000, period: 'YEAR', step: 100_000 },
    ph: { middle: 34_000, floor: 15_000, period: 'MONTH', step: 1_000 },
    sg: { middle: 4_600, floor: 1_900, period: 'MONTH', step: 100 },
    my: { middle: 4_600, floor: 1_800, period: 'MONTH', step: 100 },
    id: { middle: 7_500_000, floor: 3_200_000, period: 'MONTH', step: 100_000 },
    hk: { middle: 24_000, floor: 13_500, period: 'MONTH', step: 500 },
    tw: { middle: 48_000, floor: 30_000, period: 'MONTH', step: 1_000 },
    us: { middle: 68_000, floor: 32_000, period: 'YEAR', step: 1_000 },
    gb: { middle: 37_000, floor: 25_000, period: 'YEAR', step: 500 },
    ca: { middle: 64_000, floor: 36_000, period: 'YEAR', step: 1_000 },
    br: { middle: 4_600, floor: 1_700, period: 'MONTH', step: 100 },
    tr: { middle: 62_000, floor: 30_000, period: 'MONTH', step: 1_000 },
    ng: { middle: 320_000, floor: 90_000, period: 'MONTH', step: 10_000 },
    sa: { middle: 8_500, floor: 4_000, period: 'MONTH', step: 250 },
    ae: { middle: 9_500, floor: 3_000, period: 'MONTH', step: 250 },
    lk: { middle: 130_000, floor: 45_000, period: 'MONTH', step: 5_000 },
    es: { middle: 28_000, floor: 17_500, period: 'YEAR', step: 500 },
    rs: { middle: 115_000, floor: 62_000, period: 'MONTH', step: 5_000 },
    others: { middle: 46_000, floor: 24_000, period: 'YEAR', step: 1_000 },
  }

/** By the ids of the experience levels. */
const byExperience = [0, 0.74, 0.8, 0.94, 1.16, 1.45, 1.85]

const hoursOfMonth = 168
const daysOfMonth = 21

const roundTo = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

/** A step fit for an amount: two and a half digits, as people write pay. */
const stepFor = (amount: number) => 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1) / 2

const perMonth = (period: PayPeriod) =>
  period === 'YEAR' ? 1 / 12 : period === 'DAY' ? daysOfMonth : period === 'HOUR' ? hoursOfMonth : 1

/** The pay of a job, or null where the employer keeps it to itself (about one in seven). */
export function makePay(
  random: Random,
  job: { country: CountryKey; xpLvlId: number; jobTypeId: number; factor: number },
): Pay | null {
  if (random.chance(0.14)) return null
  const level = payLevels[job.country]
  const currency = findCountry(job.country)?.currency ?? 'USD'
  let period: PayPeriod = level.period
  // Japanese employers state monthly pay about as often as yearly pay.
  if (job.country === 'jp' && random.chance(0.5)) period = 'MONTH'
  if (job.jobTypeId === 2) period = 'HOUR'
  if (job.jobTypeId === 5 && period === 'YEAR') period = 'MONTH'
  if (job.jobTypeId === 6) period = random.chance(0.5) ? 'DAY' : 'MONTH'
  // A Japanese year has about fourteen monthly pays, two of them as bonus.
  const months = job.country === 'jp' && period === 'MONTH' ? 14 / 12 : 1
  const toPeriod = (level.period === 'YEAR' ? 1 / 12 : 1) / perMonth(period) / months
  const intern = job.jobTypeId === 5 ? 0.6 : 1
  const floor = level.floor * toPeriod * (intern < 1 ? 0.7 : 1)
  const middle = level.middle * toPeriod * job.factor * (byExperience[job.xpLvlId] ?? 1) * intern
  const low = Math.max(floor, middle * (0.84 + random.next() * 0.18))
  const high = low * (1.12 + random.next() * 0.36)
  const step = period === level.period ? level.step : stepFor(low)
  const min = Math.max(roundTo(low, step), Math.ceil(floor / step) * step)
  const max = Math.max(roundTo(high, step), min + step)
  if (random.chance(0.05)) return { min, max: null, currency, period }
  return { min, max, currency, period }
}
