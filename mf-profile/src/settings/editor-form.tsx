import { Button, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Form = styled.form<{ $wide: boolean }>`
  max-inline-size: ${({ $wide }) => ($wide ? '34rem' : '26rem')};
`

/** A small form in a row's place: its fields, one button that does it, and a way back. The first field has the focus. */
export function EditorForm({
  submit,
  danger = false,
  busy,
  disabled,
  wide = false,
  problem,
  onSubmit,
  onCancel,
  ref,
  children,
}: {
  /** Words of the button; without them the form has none, such as where the last digit sends it. */
  submit?: string
  danger?: boolean
  busy: boolean
  disabled?: boolean
  /** It holds more than fields. */
  wide?: boolean
  /** What went wrong with the form as a whole. */
  problem?: string
  onSubmit: () => void
  onCancel: () => void
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const t = useText('mf-profile')
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, select')
    ;(field ?? form.current?.querySelector('button'))?.focus()
  }, [form])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !disabled) onSubmit()
  }
  return (
    <Form
      ref={form}
      $wide={wide}
      onSubmit={send}
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <Stack gap={16}>
        {children}
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
        <Inline gap={8}>
          {submit && (
            <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy} disabled={disabled}>
              {submit}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
