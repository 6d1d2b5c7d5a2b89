import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import type {
  DraftField,
  DraftItem,
  DraftValue,
  ResumeDraft,
  TakeOverItem,
  TakeOverResult,
} from '@jobspan/shared-kit/contracts/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/resume-reading-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { useIdempotencyKey } from '../../profile-completion/use-profile-cache.ts'
import { isNewRecord } from './draft-fields.ts'
import {
  correctField,
  type DraftEntry,
  type Selection,
  tickField,
  tickItem,
  tickNew,
  toTakeOver,
} from './draft-selection.ts'
import { keepSelection, readKeptSelection } from './kept-selection.ts'
import { type ReadingSource, removeRecord, sendTakeOver } from './reading-api.ts'

/** What became of an item that was sent, and what brings back how it was. */
export type Taken = { result: TakeOverResult; sent: TakeOverItem; restore: TakeOverItem | undefined }

const entriesOf = ({ sections }: ResumeDraft): DraftEntry[] =>
  sections.flatMap(({ key, items }) => items.map((item) => ({ section: key, item })))

/** What stood in the profile where the item is written; nothing of a record that is added, which is deleted to bring that back. */
const restorationOf = ({ section, item }: DraftEntry, sent: TakeOverItem): TakeOverItem | undefined => {
  if (isNewRecord(section, item)) return undefined
  const before = item.fields.filter(({ key }) => key in sent.fields).map(({ key, current }) => [key, current])
  return { id: item.id, section, record_id: item.record_id, version: null, fields: Object.fromEntries(before) }
}

/** What is ticked, which is still so after the way to another page and back. */
const useKeptSelection = (source: ReadingSource, entries: readonly DraftEntry[]) => {
  const session = useSession()
  const name = `${session.kind === 'member' ? session.user.id : 0}.reading.${source}`
  const [selection, setSelection] = useState<Selection>(() => readKeptSelection(name, entries))
  return { selection, setSelection, keep: (open: readonly DraftEntry[]) => keepSelection(name, open, selection) }
}

/** What the member ticks of a draft, takes over and takes back. */
export const useDraftReview = (draft: ResumeDraft, source: ReadingSource) => {
  const { api, queryClient } = usePlatform()
  const updateSessionUser = useUpdateSessionUser()
  const attempt = useIdempotencyKey()
  const [taken, setTaken] = useState<Readonly<Record<string, Taken>>>({})
  /** Items that were written since the draft was read: its versions of them are old. */
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const entries = entriesOf(draft)
  const { selection, setSelection, keep } = useKeptSelection(source, entries)
  const isDone = (id: string) => taken[id]?.result.is_taken === true
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
    onSuccess: ({ items, profile }) => {
      attempt.done()
      show(profile)
      const answered = items.flatMap((result) => {
        const entry = entries.find(({ item }) => item.id === result.id)
        const sent = toSend.find(({ id }) => id === result.id)
        return entry && sent ? [[result.id, { result, sent, restore: restorationOf(entry, sent) }] as const] : []
      })
      setTaken((before) => ({ ...before, ...Object.fromEntries(answered) }))
      noteWritten(items.filter((result) => result.is_taken).map(({ id }) => id))
    },
  })

  const undo = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const all = ids.flatMap((id) => (isDone(id) && taken[id] ? [taken[id]] : []))
      const restored = all.flatMap(({ restore }) => restore ?? [])
      for (const { sent, restore, result } of all)
        if (!restore && result.record_id !== null) await removeRecord(api, sent.section, result.record_id)
      const refused = new Set<string>()
      if (restored.length > 0) {
        const { items } = await sendTakeOver(api, restored, crypto.randomUUID())
        for (const { id, is_taken } of items) if (!is_taken) refused.add(id)
      }
      return ids.filter((id) => !refused.has(id))
    },
    onSuccess: (undone) =>
      setTaken((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !undone.includes(id)))),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
      const profile = queryClient.getQueryData(profileQuery(api).queryKey)
      if (profile) updateSessionUser(profile.user)
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
    refusedCount: Object.values(taken).filter(({ result }) => !result.is_taken).length,
    tickField: (section: DraftSectionKey, item: DraftItem, key: string) =>
      setSelection((before) => tickField(before, section, item, key)),
    tickItems: (section: DraftSectionKey, items: readonly DraftItem[], isOn: boolean) =>
      setSelection((before) =>
        items
          .filter(({ id }) => !isDone(id))
          .reduce((selected, item) => tickItem(selected, section, item, isOn), before),
      ),
    /** Ticks what the profile has nothing of. */
    tickNew: () => setSelection((before) => tickNew(before, open)),
    correct: (section: DraftSectionKey, item: DraftItem, field: DraftField, value: DraftValue) =>
      setSelection((before) => correctField(before, section, item, field, value)),
    takeOver,
    undo,
  }
}
export type DraftReviewState = ReturnType<typeof useDraftReview>
