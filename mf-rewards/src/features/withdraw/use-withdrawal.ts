import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { isConfirmationCancelled, useConfirmedAction } from '@jobspan/shared-features/identity-confirmation'
import { isApiError } from '@jobspan/shared-kit/api'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { formFields } from '../../form-fields.ts'
import { usePayoutTexts } from '../../payout-texts/use-payout-texts.ts'
import { askForWithdrawal, refreshPoints, type WithdrawalRequest } from '../../rewards/point-queries.ts'
import { programmeQuery } from '../../rewards/programme-query.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** Refusals that have a code of their own, by the field that they are about (docs/product-rules.md#error-catalogue). */
const fieldOfCode: Record<number, 'points' | 'target'> = {
  41246: 'points',
  41247: 'points',
  41248: 'points',
  41249: 'points',
  41250: 'target',
}

/**
 * Asks for a withdrawal, once the member has proved who they are, and says what the API refuses of it, at the field or above the form.
 *
 * @param onRefused it is to be changed, or tried once more; not called where the member closed the question who they are
 */
export const useWithdrawal = ({ onRequested, onRefused }: { onRequested: () => void; onRefused: () => void }) => {
  const t = usePayoutTexts()
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const intent = useIdempotencyKey()
  const runConfirmed = useConfirmedAction()
  const ask = useMutation({
    mutationFn: (request: WithdrawalRequest) =>
      runConfirmed(() => askForWithdrawal(api, request, intent.getKey(request)), 'withdraw'),
    onSuccess: () => {
      intent.done()
      void refreshPoints(queryClient)
      notify(t('withdraw.requested'), 'success')
      onRequested()
    },
    onError: (error) => {
      if (isConfirmationCancelled(error)) return
      onRefused()
      if (isApiError(error) && error.status === 409) void queryClient.invalidateQueries(programmeQuery(api))
    },
  })
  const error = isConfirmationCancelled(ask.error) ? null : ask.error
  const refusal = useFormRefusal()(error, formFields.requestWithdrawal, toErrorMessage)
  const field = isApiError(error) ? fieldOfCode[error.code] : undefined
  return {
    ask,
    fieldErrors: field && isApiError(error) ? { [field]: error.message } : refusal.fields,
    summary: field ? undefined : refusal.summary,
  }
}
