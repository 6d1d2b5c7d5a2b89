import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { blankTimeFormat, createTimeFormat, type TimeFormat } from './time-format.ts'
import { useOwnTimeZone } from './use-own-time-zone.ts'

/** Times by the reader's own clock; blank until the browser says which that is. */
export const useOwnTimeFormat = (): TimeFormat => {
  const { intl } = usePlatform().locale
  const zone = useOwnTimeZone()
  return useMemo(() => (zone === undefined ? blankTimeFormat : createTimeFormat(intl, zone)), [intl, zone])
}
