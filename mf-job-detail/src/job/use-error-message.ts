import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
import { useTranslations } from '@jobspan/shared-kit/i18n'

const byCode: Record<number, string> = {
  [errorCode.validationFailed]: 'problem.invalid',
  [errorCode.credentialsWrong]: 'problem.credentials',
  [errorCode.credentialsMissing]: 'problem.credentials',
  [errorCode.notFound]: 'problem.gone',
  [errorCode.noPermission]: 'problem.forbidden',
  [errorCode.tooManyAttempts]: 'problem.tooMany',
  [errorCode.emailTaken]: 'problem.emailTaken',
  [errorCode.accountSuspended]: 'problem.suspended',
  [errorCode.applicationInProcess]: 'problem.inProcess',
  [errorCode.screeningUnanswered]: 'problem.unanswered',
  [errorCode.alreadyApplied]: 'problem.alreadyApplied',
  [errorCode.positionClosed]: 'problem.closed',
  [errorCode.unavailable]: 'problem.server',
  [errorCode.serverError]: 'problem.server',
}

const byKind = {
  offline: 'problem.offline',
  timeout: 'problem.offline',
  server: 'problem.server',
  malformed: 'problem.server',
} as const

/** Says in the visitor's language what went wrong with a call: the catalogue's text for its code, else for its kind. */
export const useErrorMessage = () => {
  const t = useTranslations('mf-job-detail')
  return (error: unknown): string => {
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return t(navigator.onLine ? 'problem.server' : 'problem.offline')
    const key = byCode[error.code] ?? (error.kind === 'refused' ? undefined : byKind[error.kind])
    if (error.code === errorCode.tooManyAttempts || error.status === 429)
      return t('problem.tooMany', { count: error.retryAfter ?? 60 })
    // The API tells a session that ended from a browser that sends no cookies.
    if (error.code === errorCode.cookiesMissing && error.message !== '') return error.message
    if (error.status === 401) return t('problem.session')
    return key ? t(key) : t('problem.server')
  }
}
