const whole = new Intl.NumberFormat('en')
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Stands where there is nothing to measure. */
export const emptyValue = '–'

export const formatCount = (value: number): string => whole.format(value)

/** `0.0123` is `1.2%`. */
export const formatPercent = (value: number | null): string => (value === null ? emptyValue : share.format(value))

/** Milliseconds, in seconds from one second on. */
export const formatDuration = (ms: number | null): string => {
  if (ms === null) return emptyValue
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}

/** Bytes, from a thousand on as kB, from a million on as MB. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${whole.format(bytes)} B`
  return bytes < 1_000_000 ? `${kilobytes.format(bytes / 1000)} kB` : `${kilobytes.format(bytes / 1_000_000)} MB`
}

/** How much more or less, with its sign: `+1.2 kB`. */
export const formatByteDifference = (bytes: number): string => `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes))}`

/** What visitors opened, whether it came or not: of a release of which nothing came there were views all the same. */
export const countViews = ({ mounts, failures }: { mounts: number; failures: number }): number => mounts + failures

/** The failed part of all views; null without one. */
export const failureRate = ({ mounts, failures, errors }: { mounts: number; failures: number; errors: number }) => {
  const tries = countViews({ mounts, failures })
  return tries === 0 ? null : Math.min(1, (failures + errors) / tries)
}
