import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'

/** Names one of our countries within a sentence: “jobs in the Philippines”. */
export const useCountryName = () => {
  const t = useTranslations('mf-search')
  const format = useFormat()
  return (key: string): string => {
    const code = findCountry(key)?.code
    return code ? format.regionInSentence(code) : t('country.others')
  }
}
