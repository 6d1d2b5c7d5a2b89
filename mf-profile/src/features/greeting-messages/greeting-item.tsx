import type { GreetingMessage } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import { Badge, Button, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { Outdent } from '../../settings/outdent.tsx'
import type { GreetingChange } from './greeting-api.ts'
import { GreetingEditor } from './greeting-editor.tsx'

const Content = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** One message: its words, whether it is offered first, and what can be done with it. */
export function GreetingItem({
  message,
  change,
  onDeleted,
}: {
  message: GreetingMessage
  change: (change: GreetingChange) => Promise<unknown>
  onDeleted: () => void
}) {
  const t = useTranslations('mf-profile')
  const [editing, setEditing] = useState(false)
  const wasEditing = useRef(false)
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const edit = useIdentityConfirmedMutation({
    action: (text: string) => change({ kind: 'edit', id: message.id, text }),
    fields: formFields.updateGreetingMessage,
    onSuccess: () => setEditing(false),
  })
  const prefer = useIdentityConfirmedMutation({ action: () => change({ kind: 'makeDefault', id: message.id }) })
  const remove = useIdentityConfirmedMutation({
    action: () => change({ kind: 'delete', id: message.id }),
    onSuccess: onDeleted,
  })
  if (editing)
    return (
      <GreetingEditor
        text={message.text}
        busy={edit.isPending}
        errorMessage={edit.errorMessage}
        textError={edit.fieldErrors.text}
        onSave={(text) => edit.mutate(text)}
        onCancel={() => {
          setEditing(false)
          edit.reset()
        }}
      />
    )
  const errorMessage = prefer.errorMessage ?? remove.errorMessage
  return (
    <Stack gap={8}>
      {message.is_default && (
        <Inline>
          <Badge tone="accent">{t('greeting.default')}</Badge>
        </Inline>
      )}
      <Content dir="auto">{message.text}</Content>
      {errorMessage && (
        <span role="alert">
          <Text size={15} tone="danger">
            {errorMessage}
          </Text>
        </span>
      )}
      <Outdent>
        <Inline gap={4}>
          <Button variant="quiet" size="small" onClick={() => setEditing(true)} ref={editButton}>
            {t('greeting.edit')}
          </Button>
          {!message.is_default && (
            <Button variant="quiet" size="small" loading={prefer.isPending} onClick={() => prefer.mutate()}>
              {t('greeting.makeDefault')}
            </Button>
          )}
          <Button variant="quiet" size="small" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('greeting.delete')}
          </Button>
        </Inline>
      </Outdent>
    </Stack>
  )
}
