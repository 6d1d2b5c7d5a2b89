import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AreaInsight } from '@jobspan/shared-kit/contracts/search/market-insight'

/** How far apart two clocks are, at most, in hours. A working day of eight hours shares the rest. */
const overlaps = [
  { key: 'same', maxHoursApart: 1 },
  { key: 'most', maxHoursApart: 3 },
  { key: 'some', maxHoursApart: 6 },
  { key: 'few', maxHoursApart: 12 },
] as const

type Overlap = {
  key: (typeof overlaps)[number]['key']
  jobs: number
  countries: { key: CountryKey; name: string }[]
}

/** Hours between two clocks, at most 12: the date does not count. */
const hoursApart = (one: number, other: number): number => {
  const hours = Math.abs(one - other) % 24
  return Math.min(hours, 24 - hours)
}

/** The countries that hire by how much of the visitor's working day is theirs too; those whose clock is not known are left out. */
export const groupByOverlap = ({ utc_offset_hours: own, countries }: AreaInsight): Overlap[] => {
  if (own === null) return []
  const groups = overlaps.map(({ key }): Overlap => ({ key, jobs: 0, countries: [] }))
  for (const { key, name, utc_offset_hours: hours, jobs } of countries) {
    if (hours === null) continue
    const group = groups[overlaps.findIndex(({ maxHoursApart }) => hoursApart(own, hours) <= maxHoursApart)]
    group?.countries.push({ key, name })
    if (group) group.jobs += jobs
  }
  return groups.filter(({ jobs }) => jobs > 0)
}
