import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { ConfirmPurpose } from '@jobspan/shared-kit/contracts/auth/account-security'
import { LazyDialog, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { signInMethodsQuery } from '../account/sign-in-methods-query.ts'
import { ConfirmForm } from './confirm-form.tsx'

export type IdentityConfirmationDialogProps = {
  open: boolean
  /** What the proof is asked for. */
  purpose: ConfirmPurpose
  onConfirmed: () => void
  onClose: () => void
}

/** Asks who is at the keyboard, by one of the ways that this member has. */
export function IdentityConfirmationDialog({ open, purpose, onConfirmed, onClose }: IdentityConfirmationDialogProps) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const methods = useQuery({ ...signInMethodsQuery(api), enabled: open })
  return (
    <LazyDialog open={open} onClose={onClose} title={t('reauthentication.title')}>
      <Stack gap={16}>
        <Text>{t('reauthentication.lead')}</Text>
        <QueryBoundary query={methods} skeleton={<SkeletonText lines={3} />}>
          {(data) => <ConfirmForm methods={data} purpose={purpose} onConfirmed={onConfirmed} />}
        </QueryBoundary>
      </Stack>
    </LazyDialog>
  )
}
