import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
import { useTranslations, useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'

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
}

/** What the API says best: limits and kinds of files, what is wrong with one, and to whom a job is open. */
const saidByApi = new Set<number>([
  errorCode.resumeLimit,
  errorCode.resumeKind,
  errorCode.resumeUnreadable,
  errorCode.fileTooLarge,
  errorCode.identityMismatch,
])

/** Says in the visitor's language what went wrong with a call: the text for its code, else for its kind. */
export const useErrorMessage = () => {
  const t = useTranslations('mf-job-detail')
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return navigator.onLine ? unexpectedError : t('problem.offline')
    const isConnectionLost = error.kind === 'offline' || error.kind === 'timeout'
    const key = byCode[error.code] ?? (isConnectionLost ? 'problem.offline' : undefined)
    // The API says how long, in words: “24 hours”.
    if (error.code === errorCode.tooManyAttempts || error.status === 429) return error.message || t('problem.tooMany')
    // The API tells a session that ended from a browser that sends no cookies.
    if (error.code === errorCode.cookiesMissing && error.message !== '') return error.message
    if (saidByApi.has(error.code) && error.message !== '') return error.message
    if (error.status === 401) return t('problem.session')
    return key ? t(key) : unexpectedError
  }
}
