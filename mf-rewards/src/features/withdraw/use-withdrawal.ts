import { isApiError } from '@jobspan/shared-kit/api'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
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

/** Asks for a withdrawal, and says what the API refuses of it, at the field or above the form. */
export const useWithdrawal = (onRequested: () => void) => {
  const t = usePayoutTexts()
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const key = useRef(crypto.randomUUID())
  const ask = useMutation({
    mutationFn: (request: WithdrawalRequest) => askForWithdrawal(api, request, key.current),
    onSuccess: () => {
      void refreshPoints(queryClient)
      notify(t('withdraw.requested'), 'success')
      onRequested()
    },
    onError: (error) => {
      // What was refused is asked for anew; what got no answer may have been taken, and is the same intent.
      if (isApiError(error) && error.kind === 'refused') key.current = crypto.randomUUID()
      if (isApiError(error) && error.status === 409) void queryClient.invalidateQueries(programmeQuery(api))
    },
  })
  const { error } = ask
  const refusal = useFormRefusal()(error, formFields.requestWithdrawal, toErrorMessage)
  const field = isApiError(error) ? fieldOfCode[error.code] : undefined
  return {
    ask,
    fieldErrors: field && isApiError(error) ? { [field]: error.message } : refusal.fields,
    summary: field ? undefined : refusal.summary,
  }
}
