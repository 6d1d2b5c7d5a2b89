import { type Locale, usePlatform } from '@jobspan/shared-kit/remote'
import type { TFunction } from 'i18next'
import { createFormatters, type Formatters } from './formatters.ts'
import { useTranslations } from './use-translations.ts'

const known = new WeakMap<Locale, WeakMap<TFunction, Formatters>>()

/** Numbers, money, pay, dates and lists as the visitor's language and country write them. */
export function useFormat(): Formatters {
  const { locale } = usePlatform()
  const t = useTranslations('kit')
  const byTexts = known.get(locale) ?? new WeakMap<TFunction, Formatters>()
  known.set(locale, byTexts)
  const formatters = byTexts.get(t) ?? createFormatters(locale, t)
  byTexts.set(t, formatters)
  return formatters
}
