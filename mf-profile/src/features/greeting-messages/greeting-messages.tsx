import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { GreetingMessage } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import { Button, EmptyState, Inline, Notice, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { UndoNotice } from '../../settings/undo-notice.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { changeGreetings, type GreetingChange, greetingMessagesQuery } from './greeting-api.ts'
import { GreetingEditor } from './greeting-editor.tsx'
import { GreetingItem } from './greeting-item.tsx'

/** docs/product-rules.md#ten-greeting-messages */
const maxGreetings = 10

/** A message that was just deleted keeps its place in the list, so that it can be brought back from where it was. */
type DeletedItem = { message: GreetingMessage; at: number }

/** First messages to open a chat with: ten at most, one of them offered first. */
export function GreetingMessages() {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const query = useQuery(greetingMessagesQuery(api))
  const [adding, setAdding] = useState(false)
  const [gone, setGone] = useState<DeletedItem>()
  const addButton = useFocusAfter(adding)
  const change = async (wanted: GreetingChange) => {
    const list = await changeGreetings(api, wanted)
    queryClient.setQueryData(greetingMessagesQuery(api).queryKey, list)
    return list
  }
  const add = useIdentityConfirmedMutation({
    fields: formFields.createGreetingMessage,
    action: (text: string) => change({ kind: 'add', text, isDefault: query.data?.items.length === 0 }),
    onSuccess: () => setAdding(false),
  })
  const restore = useIdentityConfirmedMutation({
    action: ({ message }: DeletedItem) => change({ kind: 'add', text: message.text, isDefault: message.is_default }),
    onSuccess: () => setGone(undefined),
  })
  const addMessage = (
    <Button icon={Plus} variant="secondary" onClick={() => setAdding(true)} ref={addButton}>
      {t('greeting.add')}
    </Button>
  )
  return (
    <SettingsSection title={t('tabs.greeting-messages')} lead={t('greeting.lead')}>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={6} />}>
        {({ items }) =>
          items.length === 0 && !gone && !adding ? (
            <EmptyState
              compact
              drawing={null}
              level={3}
              title={t('greeting.emptyTitle')}
              body={t('greeting.emptyBody')}
              action={addMessage}
            />
          ) : (
            <Stack gap={16}>
              {restore.errorMessage && (
                <Notice severity="error" live>
                  {restore.errorMessage}
                </Notice>
              )}
              <GreetingList
                entries={mergeDeletedItems(items, gone)}
                isRestoring={restore.isPending}
                change={change}
                onRestore={(entry) => restore.mutate(entry)}
                onDeleted={(message) => setGone({ message, at: items.indexOf(message) })}
              />
              {adding ? (
                <GreetingEditor
                  text=""
                  busy={add.isPending}
                  errorMessage={add.errorMessage}
                  textError={add.fieldErrors.text}
                  onSave={(text) => add.mutate(text)}
                  onCancel={() => {
                    setAdding(false)
                    add.reset()
                  }}
                />
              ) : (
                <ListFooter count={items.length} add={addMessage} />
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </SettingsSection>
  )
}

function ListFooter({ count, add }: { count: number; add: ReactNode }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  return (
    <Inline justify="between" gap={16}>
      {count < maxGreetings ? add : <Text tone="soft">{t('problem.greetingLimit')}</Text>}
      <Text tone="soft" size={15} numeric>
        {t('greeting.count', { used: format.count(count), max: format.count(maxGreetings) })}
      </Text>
    </Inline>
  )
}

const mergeDeletedItems = (
  items: readonly GreetingMessage[],
  gone: DeletedItem | undefined,
): (GreetingMessage | DeletedItem)[] =>
  gone ? [...items.slice(0, gone.at), gone, ...items.slice(gone.at)] : [...items]

function GreetingList({
  entries,
  isRestoring,
  change,
  onRestore,
  onDeleted,
}: {
  entries: readonly (GreetingMessage | DeletedItem)[]
  isRestoring: boolean
  change: (wanted: GreetingChange) => Promise<unknown>
  onRestore: (entry: DeletedItem) => void
  onDeleted: (message: GreetingMessage) => void
}) {
  const t = useTranslations('mf-profile')
  return (
    <DividedList label={t('tabs.greeting-messages')}>
      {entries.map((entry) =>
        'message' in entry ? (
          <li key="gone">
            <UndoNotice text={t('greeting.deleted')} busy={isRestoring} onUndo={() => onRestore(entry)} />
          </li>
        ) : (
          <li key={entry.id}>
            <GreetingItem message={entry} change={change} onDeleted={() => onDeleted(entry)} />
          </li>
        ),
      )}
    </DividedList>
  )
}
