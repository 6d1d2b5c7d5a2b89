import { usageError } from '../cli-error.ts'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * Reads a moment as people type it: `+30m`, `+2h`, `+7d` from `now`, or a date with or without time zone
 * (`2026-12-01T09:00+08:00`, `2026-12-01 09:00`; without one it is this machine's). Gives ISO 8601 in UTC.
 */
export const parseDateTime = (option: string, text: string, now: Date): string => {
  const [, count, unit] = /^\+(\d{1,5})([mhd])$/.exec(text.trim()) ?? []
  const at = unit
    ? new Date(now.getTime() + Number(count) * units[unit as keyof typeof units])
    : new Date(/^\d{4}-\d{2}-\d{2}/.test(text.trim()) ? text.trim().replace(' ', 'T') : Number.NaN)
  if (Number.isNaN(at.getTime()))
    throw usageError(`${option}: ${text} is no moment.`, 'Write +30m, +2h, +7d, or 2026-12-01T09:00+08:00.')
  if (at.getTime() <= now.getTime())
    throw usageError(`${option}: ${at.toISOString()} has passed.`, 'Name a moment to come, or leave it out for now.')
  return at.toISOString()
}
