import { isApiError } from '@jobspan/shared-kit/api'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/account-security'
import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
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
  onSuccess,
}: {
  action: (input: Input) => Promise<Output>
  /** What a mailed code says that it is for. */
  purpose?: ConfirmPurpose
  onSuccess?: (output: Output, input: Input) => unknown
}) => {
  const confirm = useConfirmIdentity()
  const toErrorMessage = useErrorMessage()
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
  return {
    mutate,
    isPending,
    errorMessage: error && error !== confirmationCancelled ? toErrorMessage(error) : undefined,
    reset,
  }
}
