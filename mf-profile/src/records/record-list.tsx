import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useErrorMessage } from '../account/use-error-message.ts'
import { InlineError } from '../profile-completion/inline-error.tsx'
import { UndoNotice } from '../settings/undo-notice.tsx'
import { RecordItem } from './record-item.tsx'
import { useDeletedItems, useOpenForm } from './use-record-list.ts'

type Props<Item> = {
  items: readonly Item[]
  max: number
  /** Names the drafts of the forms: `draft.new`, `draft.7`. */
  draft: string
  label: string
  /** Words of the button that adds one. */
  add: string
  /** Said in place of one that was deleted. */
  deleted: (item: Item) => string
  show: (item: Item, titleId: string) => ReactNode
  editor: (item: Item | undefined, onDone: () => void) => ReactNode
  remove: (item: Item) => Promise<unknown>
  /** Brings one back to the position that it had. */
  restore: (item: Item, at: number) => Promise<unknown>
  /** What stands below, where no form is open. */
  foot: ReactNode
}

/**
 * Records of a profile, such as jobs or schools: listed, added and changed in place, deleted with a way back. A form that was open
 * when the page was left is open again.
 */
export function RecordList<Item extends { id: number }>({
  items,
  max,
  draft,
  label,
  add,
  deleted,
  show,
  editor,
  remove,
  restore,
  foot,
}: Props<Item>) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useOpenForm(items, draft, box)
  const { entries, addDeleted, restoreMutation } = useDeletedItems(items, restore, box)
  const done = () => setOpen(undefined)
  return (
    <div ref={box}>
      <Stack gap={32}>
        <Stack gap={16}>
          {entries.length > 0 && (
            <DividedList label={label}>
              {entries.map((entry, at) =>
                'deletedItems' in entry ? (
                  <li key={`gone ${entry.deletedItems.id}`}>
                    <UndoNotice
                      text={deleted(entry.deletedItems)}
                      busy={restoreMutation.isPending && restoreMutation.variables === entry}
                      onUndo={() => restoreMutation.isPending || restoreMutation.mutate(entry)}
                    />
                    {restoreMutation.error && restoreMutation.variables === entry && (
                      <InlineError>{toErrorMessage(restoreMutation.error)}</InlineError>
                    )}
                  </li>
                ) : (
                  <li key={entry.id} data-opens={entry.id}>
                    {open === entry.id ? (
                      editor(entry, done)
                    ) : (
                      <RecordItem
                        show={(titleId) => show(entry, titleId)}
                        remove={() => remove(entry)}
                        onEdit={() => setOpen(entry.id)}
                        onRemoved={() => addDeleted(entry, at)}
                      />
                    )}
                  </li>
                ),
              )}
            </DividedList>
          )}
          {open === 'new' ? (
            editor(undefined, done)
          ) : items.length >= max ? (
            <Text size={15} tone="soft">
              {t('records.full', { max: max })}
            </Text>
          ) : (
            <div data-opens="new">
              <Button icon={Plus} variant={items.length === 0 ? 'primary' : 'secondary'} onClick={() => setOpen('new')}>
                {add}
              </Button>
            </div>
          )}
        </Stack>
        {open === undefined && foot}
      </Stack>
    </div>
  )
}
