import { useTranslations } from '@jobspan/shared-kit/i18n'

export const namespace = 'console'

/** The console's own texts; all of them stand in `locales/en-us.json`. */
export const useConsoleText = () => useTranslations(namespace)
