import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useTranslations } from '@jobspan/shared-kit/i18n'

const byCode: Record<number, string> = {
  [errorCode.notFound]: 'problem.gone',
  [errorCode.noPermission]: 'problem.closed',
  [errorCode.recallTooLate]: 'problem.recallTooLate',
}

/** Without a connection a call may fail before it is made: on its code. */
export const isConnectionError = (error: unknown): boolean =>
  isApiError(error) ? error.kind === 'offline' || error.kind === 'timeout' : !navigator.onLine

/** Says in the visitor's language what went wrong with a call: our own words where we know more than the API. */
export const useErrorMessage = () => {
  const t = useTranslations('mf-chat')
  return (error: unknown): string => {
    if (isConnectionError(error)) return t('problem.offline')
    if (!isApiError(error) || error.kind !== 'refused') return t('problem.server')
    // The API says how long, in words: “24 hours”.
    if (error.code === errorCode.tooManyAttempts || error.status === 429) return error.message || t('problem.tooMany')
    const key = byCode[error.code]
    return key ? t(key) : error.message || t('problem.server')
  }
}
