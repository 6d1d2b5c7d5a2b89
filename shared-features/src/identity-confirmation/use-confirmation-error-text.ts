import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'
import { useConfirmationTexts } from './use-confirmation-texts.ts'

/** Says in the visitor's language why somebody could not prove who they are: what the API says of it, where it says something. */
export const useConfirmationErrorText = () => {
  const t = useConfirmationTexts()
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return navigator.onLine ? unexpectedError : t('problem.offline')
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    if (error.code === errorCode.codeWrong) return t('problem.codeWrong')
    // The API says how long, in words: “24 hours”.
    if (error.status === 429) return error.message || t('problem.tooMany')
    return error.kind === 'malformed' ? unexpectedError : error.message || unexpectedError
  }
}
