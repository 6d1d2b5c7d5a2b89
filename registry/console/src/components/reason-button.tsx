import {
  Button,
  type ButtonProps,
  Inline,
  LazyDialog,
  Notice,
  preloadOverlaysProps,
  Stack,
  TextField,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { type FormEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { formFields } from '../form-fields.ts'
import { useConsoleText } from '../texts.ts'
import { useFocusMainOnUnmount } from './focus-main.ts'
import { showErrorsAndFocusFirst } from './show-errors-and-focus-first.ts'
import { AboveActions, StickyActions } from './sticky-actions.tsx'
import { useErrorMessage } from './use-error-message.ts'

/** It may name a key, which is one long word. */
const ErrorText = styled.span`
  overflow-wrap: anywhere;
`

/** What is typed, sent and refused. */
const useReasonForm = (act: (reason: string) => Promise<unknown>, onDone: () => void) => {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const [reason, setReason] = useState('')
  const [isSubmitted, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const refusal = useFormRefusal()(error, formFields.announceSigningKey, toErrorMessage)
  const isShort = reason.trim().length < 3
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    showErrorsAndFocusFirst(event.currentTarget, () => setTried(true))
    if (isShort || busy) return
    setBusy(true)
    setError(undefined)
    try {
      await act(reason.trim())
      onDone()
      setReason('')
      setTried(false)
    } catch (error) {
      setError(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    reason,
    setReason,
    submit,
    busy,
    summary: refusal.summary,
    error: isSubmitted && isShort ? t('problem.reason') : refusal.fields.reason,
  }
}

function ReasonForm({
  form,
  confirm,
  confirmVariant,
  onBack,
  children,
}: {
  form: ReturnType<typeof useReasonForm>
  confirm: string
  confirmVariant: 'primary' | 'danger'
  onBack: () => void
  children: ReactNode
}) {
  const t = useConsoleText()
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate>
      <AboveActions>
        <Stack>
          {children}
          {form.summary && (
            <Notice severity="error" live>
              <ErrorText>{form.summary}</ErrorText>
            </Notice>
          )}
          <TextField
            label={t('field.reason')}
            hint={t('field.reasonHint')}
            rows={2}
            maxLength={500}
            value={form.reason}
            error={form.error}
            onChange={(event) => form.setReason(event.currentTarget.value)}
          />
          <StickyActions>
            <Inline gap={12}>
              <Button type="submit" variant={confirmVariant} loading={form.busy}>
                {confirm}
              </Button>
              <Button variant="secondary" onClick={onBack}>
                {t('change.back')}
              </Button>
            </Inline>
          </StickyActions>
        </Stack>
      </AboveActions>
    </form>
  )
}

/**
 * A button for what is done with a reason, which the audit trail keeps. `act` settles when it is done; what goes wrong is shown
 * in the dialog, and the reason stays.
 */
export function ReasonButton({
  label,
  name,
  icon,
  variant = 'secondary',
  size = 'small',
  title,
  confirm,
  confirmVariant = 'primary',
  act,
  children,
}: {
  label: string
  /** Its whole name for screen readers, where the label alone does not say of what. */
  name?: string
  icon?: ButtonProps['icon']
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  title: string
  confirm: string
  confirmVariant?: 'primary' | 'danger'
  act: (reason: string) => Promise<unknown>
  /** What it comes to, above the field. */
  children: ReactNode
}) {
  useFocusMainOnUnmount()
  const [open, setOpen] = useState(false)
  const form = useReasonForm(act, () => setOpen(false))
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={icon}
        label={name}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOverlaysProps}
      >
        {label}
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={title}>
        <ReasonForm form={form} confirm={confirm} confirmVariant={confirmVariant} onBack={() => setOpen(false)}>
          {children}
        </ReasonForm>
      </LazyDialog>
    </>
  )
}
