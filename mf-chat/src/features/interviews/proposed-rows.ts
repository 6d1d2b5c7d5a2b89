import { toInstant } from './to-instant.ts'

/** A time as it is typed: day and clock apart. */
export type ProposedRow = { key: string; date: string; clock: string }
export type RowFault = 'missing' | 'gap' | 'same'

export const newRow = (): ProposedRow => ({ key: crypto.randomUUID(), date: '', clock: '' })

export const isComplete = ({ date, clock }: ProposedRow): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(clock)

export const localTimeOf = ({ date, clock }: ProposedRow): string => `${date}T${clock.slice(0, 5)}`

/** What is wrong with each time, by its key; whether it is still to come is for the server to say. */
export const findRowFaults = (rows: readonly ProposedRow[], timeZone: string): Record<string, RowFault> => {
  const seen = new Set<string>()
  const faults: Record<string, RowFault> = {}
  for (const row of rows) {
    if (!isComplete(row)) {
      faults[row.key] = 'missing'
      continue
    }
    const localTime = localTimeOf(row)
    if (seen.has(localTime)) faults[row.key] = 'same'
    else if (toInstant(localTime, timeZone) === null) faults[row.key] = 'gap'
    seen.add(localTime)
  }
  return faults
}
