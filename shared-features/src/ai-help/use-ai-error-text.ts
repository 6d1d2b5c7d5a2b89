import { isApiError } from '@jobspan/shared-kit/api'
import { useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'
import { useAiTexts } from './use-ai-texts.ts'

/** Says in the visitor's language what went wrong with AI help: what the API says of it, where it says something. */
export const useAiErrorText = () => {
  const t = useAiTexts()
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return navigator.onLine ? unexpectedError : t('problem.offline')
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    return error.kind === 'malformed' ? unexpectedError : error.message || unexpectedError
  }
}
