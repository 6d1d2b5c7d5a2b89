import { Button, color, Notice, Stack, space } from '@jobspan/shared-kit/design'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useProblemText } from '../account/use-problem-text.ts'
import { readDraft } from '../onboarding/draft.ts'
import { UndoLine } from '../settings/undo-line.tsx'
import { RecordItem } from './record-item.tsx'

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;

  & > li {
    padding-block: ${space[16]};
    border-block-end: 1px solid ${color.line};
  }
`

type Open = number | 'new' | undefined
/** A record that was just deleted keeps its place in the list, so that it can be brought back from where it was. */
type Gone<Item> = { gone: Item; at: number }

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
}: {
  items: readonly Item[]
  /** Names the drafts of the forms: `draft.new`, `draft.7`. */
  draft: string
  label: string
  /** Words of the button that adds one. */
  add: string
  /** Said in place of one that was deleted. */
  deleted: string
  show: (item: Item, titleId: string) => ReactNode
  editor: (item: Item | undefined, onDone: () => void) => ReactNode
  remove: (item: Item) => Promise<unknown>
  restore: (item: Item) => Promise<unknown>
  /** What stands below, where no form is open. */
  foot: ReactNode
}) {
  const problemText = useProblemText()
  const session = useSession()
  const owner = session.kind === 'member' ? session.user.id : 0
  const [open, setOpen] = useState<Open>()
  const [gone, setGone] = useState<Gone<Item>>()
  const closed = useRef<Open>(undefined)
  const box = useRef<HTMLDivElement>(null)

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
  }, [open])

  const bringBack = useMutation({
    mutationFn: ({ gone: item }: Gone<Item>) => restore(item),
    onSuccess: () => setGone(undefined),
  })
  const done = () => setOpen(undefined)
  const entries: (Item | Gone<Item>)[] = gone ? [...items.slice(0, gone.at), gone, ...items.slice(gone.at)] : [...items]
  return (
    <div ref={box}>
      <Stack gap={32}>
        <Stack gap={16}>
          {bringBack.error && (
            <Notice severity="error" live>
              {problemText(bringBack.error)}
            </Notice>
          )}
          {entries.length > 0 && (
            <List role="list" aria-label={label}>
              {entries.map((entry) =>
                'gone' in entry ? (
                  <li key="gone">
                    <UndoLine text={deleted} busy={bringBack.isPending} onUndo={() => bringBack.mutate(entry)} />
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
                        onRemoved={() => setGone({ gone: entry, at: items.indexOf(entry) })}
                      />
                    )}
                  </li>
                ),
              )}
            </List>
          )}
          {open === 'new' ? (
            editor(undefined, done)
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
