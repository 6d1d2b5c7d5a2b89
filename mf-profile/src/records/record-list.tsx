import { Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../account/use-error-message.ts'
import { profileLimits } from '../profile/profile-limits.ts'
import { readDraft } from '../profile-completion/draft.ts'
import { InlineError } from '../profile-completion/inline-error.tsx'
import { DividedList } from '../settings/divided-list.tsx'
import { UndoNotice } from '../settings/undo-notice.tsx'
import { RecordItem } from './record-item.tsx'

type Open = number | 'new' | undefined
/** A record that was just deleted keeps its place among the others, the deleted ones too, and can be brought back from where it was. */
type DeletedItem<Item> = { deletedItems: Item; at: number }

const mergeDeletedItems = <Item,>(
  items: readonly Item[],
  deletedItems: readonly DeletedItem<Item>[],
): (Item | DeletedItem<Item>)[] => {
  const entries: (Item | DeletedItem<Item>)[] = [...items]
  for (const each of deletedItems.toSorted((a, b) => a.at - b.at)) entries.splice(each.at, 0, each)
  return entries
}

type Props<Item> = {
  items: readonly Item[]
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
  restore: (item: Item) => Promise<unknown>
  /** What stands below, where no form is open. */
  foot: ReactNode
}

/** Which form is open: at first the one that a draft was left in. The button that opened it gets the focus back. */
const useOpenForm = (
  items: readonly { id: number }[],
  draft: string,
  box: RefObject<HTMLElement | null>,
): [Open, (open: Open) => void] => {
  const session = useSession()
  const owner = session.kind === 'member' ? session.user.id : 0
  const [open, setOpen] = useState<Open>()
  const closed = useRef<Open>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was left open before this page came is opened.
  useEffect(() => {
    const left = (['new', ...items.map(({ id }) => id)] as const).find((id) => readDraft(`${owner}.${draft}.${id}`))
    if (left !== undefined) setOpen(left)
  }, [])
  // The button that opened the form was away meanwhile: it, or the one that adds, gets the focus back.
  useEffect(() => {
    const from = closed.current
    closed.current = open
    if (open !== undefined || from === undefined) return
    const button = box.current?.querySelector<HTMLElement>(`[data-opens="${from}"] button`)
    ;(button ?? box.current?.querySelector<HTMLElement>('[data-opens="new"] button'))?.focus()
  }, [open, box])

  return [open, setOpen]
}

/** The records with those that were deleted, in the places that they had. `restoreMutation` brings one back, and gives it the focus. */
const useDeletedItems = <Item extends { id: number }>(
  items: readonly Item[],
  restore: (item: Item) => Promise<unknown>,
  box: RefObject<HTMLElement | null>,
) => {
  const [deletedItems, setDeletedItems] = useState<readonly DeletedItem<Item>[]>([])
  const restoredPosition = useRef<{ at: number; of: number }>(undefined)
  const entries = mergeDeletedItems(items, deletedItems)
  const restoreMutation = useMutation({
    mutationFn: ({ deletedItems: item }: DeletedItem<Item>) => restore(item),
    onSuccess: (_, back) => {
      restoredPosition.current = { at: back.at, of: entries.length }
      setDeletedItems((all) => all.filter((each) => each !== back))
    },
  })
  // The button that was pressed stood in the place of the record that came back; it takes a moment until it is among the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever one of both lists has changed.
  useEffect(() => {
    const back = restoredPosition.current
    if (!back || back.of !== entries.length) return
    restoredPosition.current = undefined
    box.current?.querySelectorAll('li')[back.at]?.querySelector('button')?.focus()
  }, [items, deletedItems])
  const addDeleted = (item: Item, at: number) => setDeletedItems((all) => [...all, { deletedItems: item, at }])
  return { entries, addDeleted, restoreMutation }
}

/**
 * Records of a profile, such as jobs or schools: listed, added and changed in place, deleted with a way back. A form that was open
 * when the page was left is open again.
 */
export function RecordList<Item extends { id: number }>({
  items,
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
          ) : items.length >= profileLimits.maxRecords ? (
            <Text size={15} tone="soft">
              {t('records.full', { max: profileLimits.maxRecords })}
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
