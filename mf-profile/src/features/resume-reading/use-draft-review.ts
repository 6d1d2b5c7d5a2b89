import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type {
  DraftField,
  DraftItem,
  DraftValue,
  ResumeDraft,
  TakeOverResult,
} from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import {
  correctField,
  type DraftEntry,
  missingFieldsOf,
  type Selection,
  tickField,
  tickItem,
  tickNew,
  toTakeOver,
} from './draft-selection.ts'
import { type ReadingSource, sendTakeOver, sendUndo } from './reading-api.ts'
import { keepSelection, readStoredSelection } from './stored-selection.ts'

const entriesOf = ({ sections }: ResumeDraft): DraftEntry[] =>
  sections.flatMap(({ key, items }) => items.map((item) => ({ section: key, item })))

/** What is ticked: what is new, until the member says otherwise, which is still so after the way to another page and back. */
const useStoredSelection = (source: ReadingSource, { sections }: ResumeDraft, entries: readonly DraftEntry[]) => {
  const session = useSession()
  const name = `${session.kind === 'member' ? session.user.id : 0}.reading.${source}`
  const [selection, setSelection] = useState<Selection>(() => ({
    ...tickNew(sections),
    ...readStoredSelection(name, entries),
  }))
  return { selection, setSelection, keep: (open: readonly DraftEntry[]) => keepSelection(name, open, selection) }
}

/** What the member ticks of a draft, takes over and takes back. */
export const useDraftReview = (draft: ResumeDraft, source: ReadingSource) => {
  const { api, queryClient } = usePlatform()
  const updateSessionUser = useUpdateSessionUser()
  const attempt = useIdempotencyKey()
  const [taken, setTaken] = useState<Readonly<Record<string, TakeOverResult>>>({})
  /** The last take-over, the only one that can be taken back, and the items that it wrote. */
  const [last, setLast] = useState<{ id: string; itemIds: readonly string[] }>()
  /** Items that were written since the draft was read: its versions of them are old. */
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const entries = entriesOf(draft)
  const { selection, setSelection, keep } = useStoredSelection(source, draft, entries)
  const isDone = (id: string) => taken[id]?.is_taken === true
  const open = entries.filter(({ item }) => !isDone(item.id))
  useEffect(() => keep(open))
  const toSend = open.flatMap(
    ({ section, item }) => toTakeOver(selection, section, item, written.has(item.id) ? null : item.version) ?? [],
  )
  const show = (profile: Profile) => {
    queryClient.setQueryData(profileQuery(api).queryKey, profile)
    updateSessionUser(profile.user)
  }
  const noteWritten = (ids: readonly string[]) => setWritten((before) => new Set([...before, ...ids]))

  const takeOver = useMutation({
    mutationFn: () => sendTakeOver(api, toSend, attempt.getKey(toSend)),
    onSuccess: ({ items, profile, take_over_id: id }) => {
      attempt.done()
      show(profile)
      const itemIds = items.filter((result) => result.is_taken).map((result) => result.id)
      setTaken((before) => ({ ...before, ...Object.fromEntries(items.map((result) => [result.id, result])) }))
      noteWritten(itemIds)
      if (itemIds.length > 0) setLast(id ? { id, itemIds } : undefined)
    },
  })

  const undo = useMutation({
    mutationFn: (id: string) => sendUndo(api, id),
    onSuccess: ({ profile }) => {
      show(profile)
      setTaken((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !last?.itemIds.includes(id))))
      setLast(undefined)
    },
  })

  const doneIds = Object.keys(taken).filter(isDone)
  return {
    selection,
    taken,
    isDone,
    /** How many items something is ticked of. */
    count: toSend.length,
    doneIds,
    refusedCount: Object.values(taken).filter((result) => !result.is_taken).length,
    /** What is sent when the button is pressed. */
    ticked: open.filter(({ item }) => toSend.some(({ id }) => id === item.id)),
    /** New records that lack something that they cannot be added without. */
    incomplete: open.filter(({ section, item }) => missingFieldsOf(selection, section, item).length > 0),
    tickField: (section: DraftSectionKey, item: DraftItem, key: string) =>
      setSelection((before) => tickField(before, section, item, key)),
    tickItems: (section: DraftSectionKey, items: readonly DraftItem[], isOn: boolean) =>
      setSelection((before) =>
        items
          .filter(({ id }) => !isDone(id))
          .reduce((selected, item) => tickItem(selected, section, item, isOn), before),
      ),
    correct: (section: DraftSectionKey, item: DraftItem, field: DraftField, value: DraftValue) =>
      setSelection((before) => correctField(before, section, item, field, value)),
    takeOver,
    /** Takes the last take-over back; undefined where there is none that can be. */
    undo: last && { press: () => undo.mutate(last.id), isPending: undo.isPending },
    undoError: undo.error,
  }
}
export type DraftReviewState = ReturnType<typeof useDraftReview>
