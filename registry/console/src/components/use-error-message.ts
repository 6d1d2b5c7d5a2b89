import { isApiError } from '@jobspan/shared-kit/api'
import { useConsoleText } from '../texts.ts'

/** What went wrong with something a person did, in one sentence; the registry's own where it has one. */
export const useErrorMessage = () => {
  const t = useConsoleText()
  return (error: unknown): string | undefined => {
    if (!error) return undefined
    if (!isApiError(error)) return t('problem.unknown')
    if (error.kind === 'offline') return t('problem.offline')
    if (error.kind === 'timeout') return t('problem.timeout')
    if (error.status === 401) return t('problem.expired')
    return error.kind === 'malformed' || error.message === '' ? t('problem.unknown') : error.message
  }
}
