import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, ErrorState, Inline } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'

/** Codes of files that read no better when they are read again. */
const lasting: Partial<Record<number, string>> = {
  [errorCode.resumeWithoutText]: 'scan',
  [errorCode.resumeEncrypted]: 'encrypted',
  [errorCode.resumeTooLong]: 'long',
  [errorCode.resumeNotReadable]: 'kind',
  [errorCode.resumeUnreadable]: 'damaged',
  [errorCode.notFound]: 'gone',
}

/** Why a resume was not read, and what to do instead. */
export function ReadingProblem({
  error,
  isOffline,
  retrying,
  onRetry,
  actions,
}: {
  error: unknown
  isOffline: boolean
  retrying: boolean
  onRetry: () => void
  /** Ways that do not need the file. */
  actions: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  if (isOffline) return <ErrorState kind="offline" onRetry={onRetry} retrying={retrying} />
  const code = isApiError(error) ? error.code : 0
  const known = lasting[code]
  const title = known ?? (code === errorCode.resumeReadingTimeout ? 'slow' : 'failed')
  return (
    <ErrorState
      title={t(`reading.state.${title}`)}
      body={toErrorMessage(error)}
      action={
        <Inline gap={8} justify="center">
          {!known && (
            <Button loading={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {actions}
        </Inline>
      }
    />
  )
}
