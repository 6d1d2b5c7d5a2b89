import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { type Formatters, formattersFor } from './formatters.ts'
import { useText } from './use-text.ts'

/** Numbers, money, pay, dates and lists as the visitor's language and country write them. */
export function useFormat(): Formatters {
  const { locale } = usePlatform()
  const t = useText('kit')
  return useMemo(() => formattersFor(locale, t), [locale, t])
}
