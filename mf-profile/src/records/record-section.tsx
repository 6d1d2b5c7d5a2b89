import { Button, Inline, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowUpDown, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../account/use-error-message.ts'
import { type ProfilePart, useEditorRequest } from '../manage-profile/editor-requests.tsx'
import { ProfileSection } from '../manage-profile/profile-section.tsx'
import { InlineError } from '../profile-completion/inline-error.tsx'
import { LazyModule } from '../settings/lazy-module.tsx'
import { Outdent } from '../settings/outdent.tsx'
import { UndoNotice } from '../settings/undo-notice.tsx'
import { EmptySection } from './empty-section.tsx'
import { RecordRow } from './record-row.tsx'
import { useDeletedItems, useOpenForm } from './use-record-list.ts'

const loadOrderList = () => import('./order-list.tsx')

const List = styled.ul<{ $dense: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $dense }) => ($dense ? space[4] : space[24])};
  margin: 0;
  padding: 0;
  list-style: none;
`

type Props<Item> = {
  part: ProfilePart
  title: string
  items: readonly Item[]
  max: number
  /** Names the drafts of the forms: `draft.new`, `draft.7`. */
  draft: string
  /** Words of the button that adds one. */
  add: string
  /** Said where there is none: what belongs here. */
  empty: string
  name: (item: Item) => string
  /** Said in place of one that was deleted. */
  deleted: (item: Item) => string
  show: (item: Item, titleId: string) => ReactNode
  editor: (item: Item | undefined, onDone: () => void) => ReactNode
  remove: (item: Item) => Promise<unknown>
  /** Brings one back to the position that it had. */
  restore: (item: Item, at: number) => Promise<unknown>
  /** Saves the order of the ids. */
  saveOrder: (ids: readonly number[]) => Promise<unknown>
  /** Short records stand close to each other. */
  dense?: boolean
  /** Ends what is shown in place of a list that is easier to read. */
  onDone?: (() => void) | undefined
}

/** Records of one kind as others read them: added and changed in place, deleted with a way back, and put in order. */
export function RecordSection<Item extends { id: number }>(props: Props<Item>) {
  const { part, title, items, draft, max } = props
  const t = useTranslations('mf-profile')
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useOpenForm(items, draft, box)
  const [isOrdering, setOrdering] = useState(false)
  const isFull = items.length >= max
  useEditorRequest(part, (recordId) => {
    setOrdering(false)
    if (recordId !== undefined) setOpen(recordId)
    else if (!isFull) setOpen('new')
  })
  const endOrdering = () => {
    setOrdering(false)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-opens="order"] button')?.focus())
  }
  const isStill = open === undefined && !isOrdering
  return (
    <div ref={box}>
      <ProfileSection
        part={part}
        title={title}
        action={
          isStill && (
            <Outdent>
              <Inline gap={4}>
                {items.length > 1 && (
                  <span data-opens="order">
                    <Button variant="quiet" size="small" icon={ArrowUpDown} onClick={() => setOrdering(true)}>
                      {t('manage.reorder')}
                    </Button>
                  </span>
                )}
                {items.length > 0 && !isFull && (
                  <span data-opens="new">
                    <Button variant="quiet" size="small" icon={Plus} label={props.add} onClick={() => setOpen('new')}>
                      {t('add')}
                    </Button>
                  </span>
                )}
                {props.onDone && (
                  <Button variant="quiet" size="small" onClick={props.onDone}>
                    {t('done')}
                  </Button>
                )}
              </Inline>
            </Outdent>
          )
        }
      >
        {isOrdering ? (
          <LazyModule load={loadOrderList}>
            {({ OrderList }) => (
              <OrderList
                label={title}
                items={items.map((item) => ({ id: item.id, name: props.name(item) }))}
                save={props.saveOrder}
                onDone={endOrdering}
              />
            )}
          </LazyModule>
        ) : (
          <Records {...props} open={open} setOpen={setOpen} box={box} />
        )}
        {isFull && open === undefined && (
          <Text size={15} tone="soft">
            {t('records.full', { max })}
          </Text>
        )}
      </ProfileSection>
    </div>
  )
}

function Records<Item extends { id: number }>({
  items,
  open,
  setOpen,
  box,
  ...props
}: Props<Item> & {
  open: ReturnType<typeof useOpenForm>[0]
  setOpen: ReturnType<typeof useOpenForm>[1]
  box: Parameters<typeof useOpenForm>[2]
}) {
  const toErrorMessage = useErrorMessage()
  const { entries, addDeleted, restoreMutation } = useDeletedItems(items, props.restore, box)
  const done = () => setOpen(undefined)
  return (
    <>
      {open === 'new' && props.editor(undefined, done)}
      {entries.length > 0 && (
        <List role="list" aria-label={props.title} $dense={props.dense ?? false}>
          {entries.map((entry, at) =>
            'deletedItems' in entry ? (
              <li key={`gone ${entry.deletedItems.id}`}>
                <UndoNotice
                  text={props.deleted(entry.deletedItems)}
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
                  props.editor(entry, done)
                ) : (
                  <RecordRow
                    dense={props.dense}
                    name={props.name(entry)}
                    show={(titleId) => props.show(entry, titleId)}
                    remove={() => props.remove(entry)}
                    onEdit={() => setOpen(entry.id)}
                    onRemoved={() => addDeleted(entry, at)}
                  />
                )}
              </li>
            ),
          )}
        </List>
      )}
      {items.length === 0 && open !== 'new' && (
        <EmptySection text={props.empty} add={props.add} onAdd={() => setOpen('new')} />
      )}
    </>
  )
}
