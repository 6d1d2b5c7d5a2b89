import { isApiError } from '@jobspan/shared-kit/api'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useMutation } from '@tanstack/react-query'
import { useErrorMessage } from '../account/use-error-message.ts'
import { confirmationCancelled, useConfirmIdentity } from './identity-confirmation-provider.tsx'

/**
 * A change that may need a recent proof of who is at the keyboard. Where the API answers 40007, the member is asked, and the
 * very same action runs again by itself; whoever closes the question gets neither change nor error.
 */
export const useIdentityConfirmedMutation = <Output, Input = void>({
  action,
  purpose = 'change',
  fields = {},
  onSuccess,
}: {
  action: (input: Input) => Promise<Output>
  /** What a mailed code says that it is for. */
  purpose?: ConfirmPurpose
  /** Where the form shows what the API refuses. */
  fields?: FormFields
  onSuccess?: (output: Output, input: Input) => unknown
}) => {
  const confirm = useConfirmIdentity()
  const toErrorMessage = useErrorMessage()
  const toRefusal = useFormRefusal()
  const { mutate, isPending, error, reset } = useMutation<Output, unknown, Input>({
    mutationFn: async (input) => {
      try {
        return await action(input)
      } catch (failure) {
        if (!isApiError(failure) || failure.code !== errorCode.identityUnconfirmed) throw failure
        await confirm(purpose)
        return action(input)
      }
    },
    onSuccess,
  })
  const refusal = toRefusal(error === confirmationCancelled ? null : error, fields, toErrorMessage)
  return {
    mutate,
    isPending,
    /** What concerns no field of the form. */
    errorMessage: refusal.summary,
    fieldErrors: refusal.fields,
    reset,
  }
}
