import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'
import { useProblemTexts } from './problem-texts/use-problem-texts.ts'

/** Where this page knows more than the API: which job, and that what was typed is kept. */
const byCode: Record<number, string> = {
  [errorCode.credentialsWrong]: 'problem.credentials',
  [errorCode.notFound]: 'problem.gone',
  [errorCode.emailTaken]: 'problem.emailTaken',
  [errorCode.positionClosed]: 'problem.closed',
}

/**
 * Says in the visitor's language what went wrong with a call: the page's own text for its code, else what the API says
 * (docs/product-rules.md#error-text-order). A fault of the server has one fixed text.
 */
export const useErrorMessage = () => {
  const t = useProblemTexts()
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return navigator.onLine ? unexpectedError : t('problem.offline')
    const key = byCode[error.code]
    if (key) return t(key)
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    // The API tells a session that ended from a browser that sends no cookies.
    if (error.status === 401 && !(error.code === errorCode.cookiesMissing && error.message)) return t('problem.session')
    return (error.kind === 'refused' && error.message) || unexpectedError
  }
}
