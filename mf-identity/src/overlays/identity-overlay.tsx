import { isApiError } from '@jobspan/shared-kit/api'
import type { IdentityInfo, UserIdentity } from '@jobspan/shared-kit/contracts/identity/identity'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { Dialog } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type OverlayProps, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../features/confirm/confirm-dialog.tsx'
import { FailedDialog } from '../features/confirm/failed-dialog.tsx'
import { SuccessDialog } from '../features/confirm/success-dialog.tsx'
import { StartDialog } from '../features/verify/start-dialog.tsx'
import { rememberSkip } from '../identity/identity-cookies.ts'
import {
  confirmIdentity,
  discardIdentity,
  identityInfoQuery,
  identityStatusQuery,
} from '../identity/identity-queries.ts'
import { useErrorMessage } from '../identity/use-error-message.ts'

/** Refusals after which nothing waits any more: the way on is to go to Singpass again. */
const finalCodes: readonly number[] = [
  errorCode.notFound,
  errorCode.identityTaken,
  errorCode.identityDiffers,
  errorCode.identityIncomplete,
]

/** Submits, skips, and keeps what came of it. */
const useVerification = (info: IdentityInfo | undefined, close: OverlayProps['close']) => {
  const { api, queryClient } = usePlatform()
  const [verified, setVerified] = useState<UserIdentity>()
  const refreshStatus = () => queryClient.invalidateQueries({ queryKey: identityStatusQuery(api).queryKey })
  const submit = useMutation({
    mutationFn: (id: number) => confirmIdentity(api, id),
    onSuccess: (answer) => {
      setVerified(answer.new_user_identity)
      void refreshStatus()
    },
    onError: (error) => {
      // Something else waits by now: it is shown before it can be confirmed.
      if (isApiError(error) && error.code === errorCode.stateChanged)
        void queryClient.invalidateQueries({ queryKey: identityInfoQuery(api).queryKey })
    },
  })
  const skip = () => {
    rememberSkip()
    // What cannot be deleted now, such as without a connection, is deleted after a day by itself.
    void discardIdentity(api).then(refreshStatus, () => undefined)
    queryClient.removeQueries({ queryKey: identityInfoQuery(api).queryKey })
    close()
  }
  return { verified, submit: () => info?.id && submit.mutate(info.id), submission: submit, skip }
}

/** `?showSingpassInfo=1` on any page: what Singpass shared, to be confirmed (docs/product-rules.md#identity-verification). */
export function Overlay({ close }: OverlayProps) {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const toMessage = useErrorMessage()
  const query = useQuery(identityInfoQuery(api))
  const info = query.data
  const { verified, submit, submission, skip } = useVerification(info, close)
  if (verified) return <SuccessDialog identity={verified} onClose={() => close({ reload: true })} />
  if (query.isPending && query.fetchStatus !== 'paused')
    return (
      <Dialog open width="wide" dismissable={false} title={t('confirm.title')} onClose={close}>
        <SkeletonRegion label={t('confirm.loading')}>
          <Stack gap={24}>
            <SkeletonText lines={7} />
          </Stack>
        </SkeletonRegion>
      </Dialog>
    )
  if (!info) {
    return (
      <Dialog
        open
        width="wide"
        title={t('failed.title')}
        onClose={close}
        footer={
          <Button loading={query.isFetching && query.fetchStatus !== 'paused'} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        <p role="alert">{toMessage(query.error)}</p>
      </Dialog>
    )
  }
  const refusal = submission.error && isApiError(submission.error) && finalCodes.includes(submission.error.code)
  if (refusal) return <FailedDialog failure={null} message={toMessage(submission.error)} onSkip={skip} />
  if (info.id === null && info.failure?.reason === 'nothing_waiting') return <StartDialog onClose={close} />
  if (info.id === null) return <FailedDialog failure={info.failure} onSkip={skip} />
  return (
    <ConfirmDialog
      info={info}
      submitting={submission.isPending}
      errorMessage={submission.error ? toMessage(submission.error) : undefined}
      onSubmit={submit}
      onSkip={skip}
    />
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [
  { options: identityInfoQuery(api) },
  { options: identityStatusQuery(api) },
]
