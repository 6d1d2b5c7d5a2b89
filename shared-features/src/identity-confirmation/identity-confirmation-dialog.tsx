import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { LazyDialog, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../lists/query-boundary.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { signInMethodsQuery } from './sign-in-methods-query.ts'
import { useConfirmationTexts } from './use-confirmation-texts.ts'

export type IdentityConfirmationDialogProps = {
  open: boolean
  /** What the proof is asked for. */
  purpose: ConfirmPurpose
  onConfirmed: () => void
  onClose: () => void
}

/** Asks who is at the keyboard, by one of the ways that this member has. */
export function IdentityConfirmationDialog({ open, purpose, onConfirmed, onClose }: IdentityConfirmationDialogProps) {
  const t = useConfirmationTexts()
  const { api } = usePlatform()
  const methods = useQuery({ ...signInMethodsQuery(api), enabled: open })
  return (
    <LazyDialog open={open} onClose={onClose} title={t('title')}>
      <Stack gap={16}>
        <Text>{t('lead')}</Text>
        <QueryBoundary query={methods} skeleton={<SkeletonText lines={3} />}>
          {(data) => <ConfirmForm methods={data} purpose={purpose} onConfirmed={onConfirmed} />}
        </QueryBoundary>
      </Stack>
    </LazyDialog>
  )
}
