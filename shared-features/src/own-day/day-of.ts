/** A day alone, or the end of one: an employer who names a day until which a job can be applied for means it wherever the reader is. */
const isDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}(T23:59:59\.999Z)?$/.test(at)

/** The day that a moment is on in the reader's time zone, as `2026-12-01`. A day stays what it is. */
export const dayOf = (at: string): string => {
  if (isDay(at)) return at.slice(0, 10)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))
}
