import { hasContactDetails } from '@jobspan/shared-kit/contracts/chats/contact-details'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { EditorForm } from '../../settings/editor-form.tsx'

/** Letters of a message at most (contract `greetingMessageLength`). */
const maxMessageLength = 500

/** Writes a message anew or over. */
export function GreetingEditor({
  text: before,
  busy,
  errorMessage,
  textError,
  onSave,
  onCancel,
}: {
  text: string
  busy: boolean
  errorMessage?: string | undefined
  /** What the API says of the text. */
  textError?: string | undefined
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const fieldErrorText = useFieldErrorText()
  const [text, setText] = useState(before)
  const [checked, setChecked] = useState(false)
  // Letters as the API counts them: a pictogram may be two.
  const used = toCleanText(text).length
  const findError = () => {
    if (used > maxMessageLength) return fieldErrorText('tooLong', maxMessageLength)
    if (checked && used === 0) return fieldErrorText('required')
    return checked && hasContactDetails(text) ? t('greeting.contact') : undefined
  }
  return (
    <EditorForm
      submit={t('save')}
      busy={busy}
      errorMessage={errorMessage}
      onCancel={onCancel}
      onSubmit={() => {
        setChecked(true)
        if (used > 0 && used <= maxMessageLength && !hasContactDetails(text)) onSave(toCleanText(text))
      }}
    >
      <TextField
        label={t('greeting.label')}
        rows={4}
        value={text}
        error={findError() ?? textError}
        hint={t('greeting.used', { used: format.count(used), max: format.count(maxMessageLength) })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </EditorForm>
  )
}
