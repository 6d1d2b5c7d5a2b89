import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import type { IdentityConfirmationDialogProps } from './identity-confirmation-dialog.tsx'

/** Thrown by {@link useConfirmIdentity} when the member closes the dialog instead. */
export const confirmationCancelled = Symbol('not confirmed')

type Waiting = { purpose: ConfirmPurpose; resolve: () => void; reject: (reason: unknown) => void }
type Confirm = (purpose: ConfirmPurpose) => Promise<void>

const ConfirmContext = createContext<Confirm | null>(null)

/** Asks the member to prove who they are; resolves once they have. One question stands at a time. */
export const useConfirmIdentity = (): Confirm => {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirmIdentity needs an IdentityConfirmationProvider above it')
  return confirm
}

/** Holds the dialog that asks who is at the keyboard (40007). Its code is fetched when it is first needed. */
export function IdentityConfirmationProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('mf-profile')
  const { notify } = usePlatform()
  const [Dialog, setDialog] = useState<ComponentType<IdentityConfirmationDialogProps>>()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const confirm: Confirm = useCallback(
    async (purpose) => {
      try {
        const { IdentityConfirmationDialog } = await import('./identity-confirmation-dialog.tsx')
        setDialog(() => IdentityConfirmationDialog)
      } catch {
        notify(t('problem.offline'), 'error')
        throw confirmationCancelled
      }
      await new Promise<void>((resolve, reject) => setWaiting({ purpose, resolve, reject }))
    },
    [notify, t],
  )
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
