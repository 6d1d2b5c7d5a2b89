import { Button, type ButtonProps, LazyDialog, Notice, Stack } from '@jobspan/shared-kit/design'
import { type ComponentProps, useId } from 'react'

type Props = Omit<ComponentProps<typeof LazyDialog>, 'footer'> & {
  /** What is wrong with the form as a whole. */
  summary: string | undefined
  submitLabel: string
  submitVariant?: ButtonProps['variant']
  /** While it is being sent, it is not sent again. */
  isPending: boolean
  /** As long as there is nothing to send, such as before the choices have come. */
  isDisabled?: boolean
  cancelLabel?: string
  gap?: 16 | 24
  onSubmit: (form: HTMLFormElement) => void
}

/** A dialog that is one form: what is wrong with it on top, and below it what sends it. */
export function FormDialog({
  summary,
  submitLabel,
  submitVariant,
  isPending,
  isDisabled,
  cancelLabel,
  gap = 16,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const id = useId()
  return (
    <LazyDialog
      {...dialog}
      footer={
        <>
          {cancelLabel && (
            <Button variant="secondary" onClick={dialog.onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" form={id} variant={submitVariant} loading={isPending} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) onSubmit(event.currentTarget)
        }}
      >
        <Stack gap={gap}>
          {summary && (
            <Notice severity="error" live>
              {summary}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </LazyDialog>
  )
}
