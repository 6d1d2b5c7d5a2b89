import { Button, Chip, Inline, Stack, space, TextField } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { invitationLimits } from '../../rewards/reward-limits.ts'
import { addAddresses, splitAddresses } from './addresses.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: start;

  & > :last-child {
    /* Beside the field, whose label is above it. */
    margin-block-start: 1.65rem;
  }
`

/** Addresses that were added, and what is typed and is not among them yet. */
export const useAddresses = (emails: readonly string[], onChange: (emails: string[]) => void) => {
  const [text, setText] = useState('')
  const [twice, setTwice] = useState<string>()
  const add = (added: string) => {
    const parts = splitAddresses(added)
    setText('')
    if (parts.length === 0) return
    const result = addAddresses(emails, parts)
    setTwice(result.twice)
    onChange(result.emails)
  }
  const setTyped = (typed: string) => {
    setTwice(undefined)
    setText(typed)
  }
  const remove = (email: string) => onChange(emails.filter((each) => each !== email))
  return { emails, text, twice, add, addTyped: () => add(text), setTyped, remove }
}

type Props = ReturnType<typeof useAddresses> & {
  error: string | undefined
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/**
 * Addresses, each of which can be taken out again. Enter, a comma, a paste and the form add what is typed. Nothing is added as the field is left: the
 * new row would move the button that is being pressed.
 */
export function AddressField({ emails, text, twice, add, addTyped, setTyped, remove, error, ref }: Props) {
  const t = useOwnTexts()
  const format = useFormat()
  const onKeyDown = (event: KeyboardEvent) => {
    // While Japanese or Chinese is typed, Enter takes a word over.
    if (event.nativeEvent.isComposing || !['Enter', ',', ';'].includes(event.key)) return
    if (event.key === 'Enter' && text.trim() === '') return
    event.preventDefault()
    addTyped()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (splitAddresses(pasted).length < 2) return
    event.preventDefault()
    add(`${text} ${pasted}`)
  }
  return (
    <Stack gap={12}>
      <Row onPaste={onPaste}>
        <TextField
          label={t('mail.label')}
          hint={t('mail.hint', { max: format.number(invitationLimits.mailsPerCall) })}
          error={error ?? (twice === undefined ? undefined : t('mail.twice', { email: twice }))}
          type="email"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          ref={ref}
        />
        <Button variant="secondary" onClick={addTyped}>
          {t('mail.add')}
        </Button>
      </Row>
      {emails.length > 0 && (
        <Inline as="ul" gap={8} label={t('mail.list')}>
          {emails.map((email) => (
            <li key={email}>
              <Chip label={email} onRemove={() => remove(email)} />
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
