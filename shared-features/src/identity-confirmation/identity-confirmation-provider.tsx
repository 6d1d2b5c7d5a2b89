import { isApiError } from '@jobspan/shared-kit/api'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { IdentityConfirmationDialogProps } from './identity-confirmation-dialog.tsx'

const confirmationCancelled = Symbol('not confirmed')

/** Whether the member closed the question instead of an answer: no error to be told about. */
export const isConfirmationCancelled = (error: unknown): boolean => error === confirmationCancelled

type Waiting = { purpose: ConfirmPurpose; resolve: () => void; reject: (reason: unknown) => void }
type Confirm = (purpose: ConfirmPurpose) => Promise<void>

const ConfirmContext = createContext<Confirm | null>(null)

/**
 * Runs what may need a recent proof of who is at the keyboard. Where the API answers 40007, the member is asked, and the very same action runs
 * again by itself. Throws what the action throws, and what `isConfirmationCancelled` knows.
 *
 * @example
 * const runConfirmed = useConfirmedAction()
 * useMutation({ mutationFn: (body) => runConfirmed(() => api.call(setPassword, { body }), 'change') })
 */
export const useConfirmedAction = () => {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirmedAction needs an IdentityConfirmationProvider above it')
  return async <Output,>(action: () => Promise<Output>, purpose: ConfirmPurpose): Promise<Output> => {
    try {
      return await action()
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== errorCode.identityUnconfirmed) throw failure
      await confirm(purpose)
      return action()
    }
  }
}

/** Holds the dialog that asks who is at the keyboard. Its code is fetched when it is first needed. One question stands at a time. */
export function IdentityConfirmationProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<IdentityConfirmationDialogProps>>()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const confirm: Confirm = useCallback(async (purpose) => {
    const { IdentityConfirmationDialog } = await import('./identity-confirmation-dialog.tsx')
    setDialog(() => IdentityConfirmationDialog)
    await new Promise<void>((resolve, reject) => setWaiting({ purpose, resolve, reject }))
  }, [])
  return (
    <ConfirmContext value={confirm}>
      {children}
      {Dialog && (
        <Dialog
          open={waiting !== null}
          purpose={waiting?.purpose ?? 'change'}
          onConfirmed={() => {
            setWaiting(null)
            waiting?.resolve()
          }}
          onClose={() => {
            setWaiting(null)
            waiting?.reject(confirmationCancelled)
          }}
        />
      )}
    </ConfirmContext>
  )
}
