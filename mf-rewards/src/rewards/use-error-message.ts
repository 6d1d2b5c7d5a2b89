import { isApiError } from '@jobspan/shared-kit/api'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** Says in the visitor's language what went wrong with a call. Refusals come with a text of the API in that language. */
export const useErrorMessage = () => {
  const t = useTranslations('mf-rewards')
  return (error: unknown): string => {
    if (!isApiError(error)) return navigator.onLine ? t('problem.server') : t('problem.offline')
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    return error.kind === 'refused' && error.message ? error.message : t('problem.server')
  }
}
