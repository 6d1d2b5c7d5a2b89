import { Button, Inline, Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
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
  errorMessage,
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
  errorMessage?: string
  onSubmit: () => void
  onCancel: () => void
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useEffect(() => {
    // A choice that stands before what is typed, such as the country of a number, is mostly right as it is.
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    ;(find('input:not([hidden]), textarea') ?? find('select, button'))?.focus()
  }, [form])
  const asked = useRef(false)
  // What is wrong may be told at once or by the answer; either way the first field that it is told of gets the focus.
  useEffect(() => {
    const invalidField = asked.current && !busy && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalidField) return
    asked.current = false
    invalidField.focus()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy || disabled) return
    asked.current = true
    onSubmit()
  }
  return (
    <Form
      ref={form}
      $wide={wide}
      onSubmit={send}
      noValidate
      onKeyDown={(event) => {
        // While Japanese or Chinese is typed the key takes back what is not yet chosen; many lines are not thrown away by one key.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !wide) onCancel()
      }}
    >
      <Stack gap={16}>
        {children}
        {errorMessage && (
          <Notice severity="error" live>
            {errorMessage}
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
