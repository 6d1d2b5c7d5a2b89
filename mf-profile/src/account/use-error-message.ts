import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useTranslations, useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'

const byCode: Record<number, string> = {
  [errorCode.lastSignInMethod]: 'problem.lastSignInMethod',
  [errorCode.codeWrong]: 'problem.codeWrong',
  [errorCode.emailOrCodeWrong]: 'problem.codeWrong',
  [errorCode.greetingLimit]: 'problem.greetingLimit',
}

/** What a call needs is fetched with the first one: without a connection it fails on that, before anything is asked. */
const isConnectionError = (error: unknown) =>
  !navigator.onLine || (error instanceof Error && error.name === 'ChunkLoadError')

/**
 * Says in the visitor's language what went wrong with a call: our own words where the page knows more than the catalogue,
 * else the message of the API, which is in the visitor's language too (docs/product-rules.md#error-text-order).
 */
export const useErrorMessage = () => {
  const t = useTranslations('mf-profile')
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    if (!isApiError(error)) return isConnectionError(error) ? t('problem.offline') : unexpectedError
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    // The API says how long, in words: “24 hours”.
    if (error.code === errorCode.tooManyAttempts || error.status === 429) return error.message || t('problem.tooMany')
    // Mail or text messages that cannot leave, too many at once, or no room for a file: the API says what to do.
    if ((error.status === 503 || error.status === 507) && error.code >= errorCode.unavailable)
      return error.message || unexpectedError
    if (error.kind !== 'refused') return unexpectedError
    const key = byCode[error.code]
    return key ? t(key) : error.message || unexpectedError
  }
}
