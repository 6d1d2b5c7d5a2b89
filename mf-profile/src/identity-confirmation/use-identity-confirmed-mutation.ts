import { isConfirmationCancelled, useConfirmedAction } from '@jobspan/shared-features/identity-confirmation'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useMutation } from '@tanstack/react-query'
import { useErrorMessage } from '../account/use-error-message.ts'

/** A change that may need a recent proof of who is at the keyboard; whoever closes that question gets neither change nor error. */
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
  const runConfirmed = useConfirmedAction()
  const toErrorMessage = useErrorMessage()
  const toRefusal = useFormRefusal()
  const { mutate, isPending, error, reset } = useMutation<Output, unknown, Input>({
    mutationFn: (input) => runConfirmed(() => action(input), purpose),
    onSuccess,
  })
  const refusal = toRefusal(isConfirmationCancelled(error) ? null : error, fields, toErrorMessage)
  return {
    mutate,
    isPending,
    /** What concerns no field of the form. */
    errorMessage: refusal.summary,
    fieldErrors: refusal.fields,
    reset,
  }
}
