import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { type Formatters, useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'

/** Names one of our countries within a sentence: “jobs in the Philippines”. */
export const nameCountry = (key: string, format: Formatters, t: PageContext['t']): string => {
  const code = findCountry(key)?.code
  return code ? format.regionInSentence(code) : t('country.others')
}

export const useCountryName = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  return (key: string): string => nameCountry(key, format, t)
}
