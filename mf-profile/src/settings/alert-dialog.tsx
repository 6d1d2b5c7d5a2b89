import { Button, LazyDialog, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'

/** Asks before something that cannot be undone. */
export function AlertDialog({
  open,
  title,
  confirmLabel,
  danger = true,
  busy,
  errorMessage,
  onConfirm,
  onClose,
  children,
}: {
  open: boolean
  title: string
  /** Words of the button that does it. */
  confirmLabel: string
  danger?: boolean
  busy: boolean
  errorMessage?: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations('mf-profile')
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {errorMessage && (
          <Notice severity="error" live>
            {errorMessage}
          </Notice>
        )}
        {typeof children === 'string' ? <Text>{children}</Text> : children}
      </Stack>
    </LazyDialog>
  )
}
