import type { DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { clearDraft, readDraft, writeDraft } from '../../profile-completion/draft.ts'
import { type DraftEntry, type ItemSelection, type Selection, takeableKeysOf } from './draft-selection.ts'

/** What the reader chose from: another reading of the file, or another file, may say something else under the same id. */
const fingerprintOf = ({ item }: DraftEntry): string =>
  JSON.stringify(item.fields.map(({ key, value, current }) => [key, value, current]))

const isValue = (value: unknown): value is DraftValue => value === null || typeof value !== 'object'

const parse = (text: string | undefined): (ItemSelection & { of: string }) | undefined => {
  try {
    const { of, ticked, values } = Object(JSON.parse(text ?? 'null'))
    const isSelection = Array.isArray(ticked) && Object.values(Object(values)).every(isValue)
    return isSelection ? { of, ticked, values: Object(values) } : undefined
  } catch {
    return undefined
  }
}

/** What was ticked and corrected in this tab before the reader left the page, of items that are as they were. */
export const readStoredSelection = (name: string, entries: readonly DraftEntry[]): Selection => {
  const stored = readDraft(name) ?? {}
  const selection = Object.fromEntries(
    entries.flatMap((entry) => {
      const item = parse(stored[entry.item.id])
      return item?.of === fingerprintOf(entry) ? [[entry.item.id, { ticked: item.ticked, values: item.values }]] : []
    }),
  )
  return Object.fromEntries(
    entries.flatMap(({ section, item }) => {
      const of = selection[item.id]
      const takeable = takeableKeysOf(selection, section, item)
      return of ? [[item.id, { ...of, ticked: of.ticked.filter((key) => takeable.includes(key)) }]] : []
    }),
  )
}

/** Keeps what is ticked and corrected of `entries`, those that are not in the profile yet. */
export const keepSelection = (name: string, entries: readonly DraftEntry[], selection: Selection): void => {
  const stored = entries.flatMap((entry) => {
    const of = selection[entry.item.id]
    // Nothing ticked is a choice too: what is new is ticked of itself.
    return of ? [[entry.item.id, JSON.stringify({ of: fingerprintOf(entry), ...of })]] : []
  })
  if (stored.length > 0) writeDraft(name, Object.fromEntries(stored))
  else clearDraft(name)
}
