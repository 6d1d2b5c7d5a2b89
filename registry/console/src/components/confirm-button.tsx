import {
  Button,
  type ButtonProps,
  Inline,
  LazyDialog,
  preloadOverlaysProps,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { type ReactNode, useState } from 'react'
import { useConsoleText } from '../texts.ts'
import { useFocusMainOnUnmount } from './focus-main.ts'

/** A button that asks once more before it does what cannot be done by mistake. `onConfirm` settles when it is done. */
export function ConfirmButton({
  label,
  name,
  title,
  body,
  confirm,
  icon,
  variant = 'danger',
  disabled,
  onConfirm,
}: {
  label: string
  /** Its whole name for screen readers, where the label alone does not say of what. */
  name?: string
  title: string
  body: ReactNode
  confirm: string
  icon?: ButtonProps['icon']
  variant?: 'danger' | 'primary'
  disabled?: boolean
  onConfirm: () => Promise<unknown>
}) {
  const t = useConsoleText()
  useFocusMainOnUnmount()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await onConfirm()
      setOpen(false)
    } catch {
      // Who gave the action shows what went wrong, in `body` or in the notification bar; the question stays open.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={icon}
        label={name}
        disabled={disabled}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOverlaysProps}
      >
        {label}
      </Button>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        role="alertdialog"
        footer={
          <Inline gap={12}>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('confirm.keep')}
            </Button>
            <Button variant={variant} loading={busy} onClick={() => void act()}>
              {confirm}
            </Button>
          </Inline>
        }
      >
        <Stack gap={12}>{typeof body === 'string' ? <Text tone="soft">{body}</Text> : body}</Stack>
      </LazyDialog>
    </>
  )
}
