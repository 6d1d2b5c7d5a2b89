import { usePlatform } from '@jobspan/shared-kit/remote'
import { digitAndCalendarOptions } from './chat-date-format.ts'

const parts = {
  clock: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  day: { month: 'short', day: 'numeric' },
} as const

/** A moment for who reads without a script, whose own clock nobody knows: by UTC, and where it is a time of day it says so. */
export function NoScriptTime({ value, as }: { value: string; as: keyof typeof parts }) {
  const { locale } = usePlatform()
  const format = new Intl.DateTimeFormat(locale.intl, { ...digitAndCalendarOptions, ...parts[as], timeZone: 'UTC' })
  return (
    <noscript>
      <span>{format.format(new Date(value))}</span>
    </noscript>
  )
}
