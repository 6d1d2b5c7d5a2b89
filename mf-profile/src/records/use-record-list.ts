import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDraft } from '../profile-completion/draft.ts'

type OpenForm = number | 'new' | undefined
/** A record that was just deleted keeps its place among the others, the deleted ones too, and can be brought back from where it was. */
type DeletedItem<Item> = { deletedItems: Item; at: number }

const mergeDeletedItems = <Item>(
  items: readonly Item[],
  deletedItems: readonly DeletedItem<Item>[],
): (Item | DeletedItem<Item>)[] => {
  const entries: (Item | DeletedItem<Item>)[] = [...items]
  for (const each of deletedItems.toSorted((a, b) => a.at - b.at)) entries.splice(each.at, 0, each)
  return entries
}

/** Which form is open: at first the one that a draft was left in. The button that opened it gets the focus back. */
export const useOpenForm = (
  items: readonly { id: number }[],
  draft: string,
  box: RefObject<HTMLElement | null>,
): [OpenForm, (open: OpenForm) => void] => {
  const session = useSession()
  const owner = session.kind === 'member' ? session.user.id : 0
  const [open, setOpen] = useState<OpenForm>()
  const closed = useRef<OpenForm>(undefined)

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
export const useDeletedItems = <Item extends { id: number }>(
  items: readonly Item[],
  restore: (item: Item, at: number) => Promise<unknown>,
  box: RefObject<HTMLElement | null>,
) => {
  const [deletedItems, setDeletedItems] = useState<readonly DeletedItem<Item>[]>([])
  const restoredPosition = useRef<{ at: number; of: number }>(undefined)
  const entries = mergeDeletedItems(items, deletedItems)
  const restoreMutation = useMutation({
    mutationFn: ({ deletedItems: item, at }: DeletedItem<Item>) => restore(item, at),
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
