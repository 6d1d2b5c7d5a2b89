const minuteMs = 60_000

/** "now", "5 minutes ago", "3 hours ago"; undefined for what is a day old or older. */
export const formatRecentAge = (at: string, intl: string, now = Date.now()): string | undefined => {
  const minutes = Math.max(0, Math.floor((now - new Date(at).getTime()) / minuteMs))
  // Readers of Arabic read Western digits on job sites, as in all other ages.
  const relative = new Intl.RelativeTimeFormat(`${intl}-u-nu-latn`, { numeric: 'auto' })
  // Japanese print has no space after a number.
  const format = (value: number, unit: 'second' | 'minute' | 'hour') =>
    intl.startsWith('ja') ? relative.format(value, unit).replace(' ', '') : relative.format(value, unit)
  if (minutes === 0) return format(0, 'second')
  if (minutes < 60) return format(-minutes, 'minute')
  if (minutes < 24 * 60) return format(-Math.floor(minutes / 60), 'hour')
  return undefined
}
