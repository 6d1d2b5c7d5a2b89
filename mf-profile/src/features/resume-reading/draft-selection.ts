import type {
  DraftField,
  DraftItem,
  DraftValue,
  ResumeDraft,
  TakeOverItem,
} from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { type DraftSectionKey, isRecordSection } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { companions, isNewRecord, requiredKeysOf, shownFieldsOf } from './draft-fields.ts'

/** What a member ticked of an item, and what they corrected. */
export type ItemSelection = { ticked: readonly string[]; values: Readonly<Record<string, DraftValue>> }
/** By the ids of items. */
export type Selection = Readonly<Record<string, ItemSelection>>

const nothing: ItemSelection = { ticked: [], values: {} }
export const selectionOf = (selection: Selection, item: DraftItem): ItemSelection => selection[item.id] ?? nothing

export const isTicked = (selection: Selection, item: DraftItem, key: string): boolean =>
  selectionOf(selection, item).ticked.includes(key)

/** What would be taken over: the correction, else what was read. */
export const getValue = (selection: Selection, item: DraftItem, field: DraftField): DraftValue => {
  const { values } = selectionOf(selection, item)
  return field.key in values ? (values[field.key] as DraftValue) : field.value
}

/** What has a problem can be taken over once it was corrected; a member’s addresses never, they change where they are verified. */
export const isTakeable = (selection: Selection, item: DraftItem, field: DraftField): boolean => {
  if (field.problem === null) return true
  if (field.problem === 'not_taken') return false
  const { values } = selectionOf(selection, item)
  const corrected = values[field.key]
  return field.key in values && corrected !== '' && corrected !== field.value
}

/** The fields that a new record cannot be added without, as they are now. */
export const missingFieldsOf = (selection: Selection, section: DraftSectionKey, item: DraftItem): DraftField[] =>
  isNewRecord(section, item)
    ? item.fields.filter((field) => requiredKeysOf(section).includes(field.key) && !isTakeable(selection, item, field))
    : []

/** The keys that can be ticked now. */
export const takeableKeysOf = (selection: Selection, section: DraftSectionKey, item: DraftItem): string[] =>
  item.state === 'same' || missingFieldsOf(selection, section, item).length > 0
    ? []
    : shownFieldsOf(section, item)
        .filter((field) => isTakeable(selection, item, field))
        .map(({ key }) => key)

const withItem = (selection: Selection, item: DraftItem, change: Partial<ItemSelection>): Selection => ({
  ...selection,
  [item.id]: { ...selectionOf(selection, item), ...change },
})

export const tickItem = (selection: Selection, section: DraftSectionKey, item: DraftItem, isOn: boolean): Selection =>
  withItem(selection, item, { ticked: isOn ? takeableKeysOf(selection, section, item) : [] })

/** An item of a draft and the section it is of. */
export type DraftEntry = { section: DraftSectionKey; item: DraftItem }

/**
 * What is ticked of itself: new records, as far as there is room, and what basic info and the summary say nothing of. What would replace something
 * is left to its reader.
 */
export const tickNew = (sections: ResumeDraft['sections']): Selection =>
  Object.fromEntries(
    sections.flatMap(({ key: section, items, remaining }) =>
      items
        .flatMap((item) => {
          const isFresh = (key: string) => item.fields.some((field) => field.key === key && field.state === 'new')
          const ticked = takeableKeysOf({}, section, item).filter(
            (key) => isNewRecord(section, item) || (!isRecordSection(section) && isFresh(key)),
          )
          return ticked.length > 0 ? [[item.id, { ticked, values: {} }] as const] : []
        })
        .slice(0, remaining ?? undefined),
    ),
  )

/** Of a new record what it does not do without is ticked along; without one of these nothing of it is. */
export const tickField = (selection: Selection, section: DraftSectionKey, item: DraftItem, key: string): Selection => {
  const { ticked } = selectionOf(selection, item)
  const required = isNewRecord(section, item) ? requiredKeysOf(section) : []
  if (ticked.includes(key))
    return withItem(selection, item, { ticked: required.includes(key) ? [] : ticked.filter((each) => each !== key) })
  return withItem(selection, item, { ticked: [...new Set([...ticked, ...required, key])] })
}

/** A correction is meant to be taken over: it is ticked as far as it can be. */
export const correctField = (
  selection: Selection,
  section: DraftSectionKey,
  item: DraftItem,
  field: DraftField,
  value: DraftValue,
): Selection => {
  const { ticked, values } = selectionOf(selection, item)
  const corrected = withItem(selection, item, { values: { ...values, [field.key]: value } })
  const takeable = takeableKeysOf(corrected, section, item)
  return withItem(corrected, item, { ticked: ticked.filter((key) => takeable.includes(key)) })
}

/** What is sent of one item; undefined where nothing of it is ticked. `version` null changes it whatever came before. */
export const toTakeOver = (
  selection: Selection,
  section: DraftSectionKey,
  item: DraftItem,
  version: number | null,
): TakeOverItem | undefined => {
  const { ticked, values } = selectionOf(selection, item)
  if (ticked.length === 0) return undefined
  const isNew = isNewRecord(section, item)
  const sent = item.fields.filter(({ key }) => {
    const companion = companions[key]
    return companion === undefined ? ticked.includes(key) : isNew || ticked.includes(companion)
  })
  const fields = Object.fromEntries(
    sent.map((field) => {
      // Another name is another skill than the one that the list knows, and what expires is not permanent.
      if (field.key === 'skill_id' && 'name' in values) return [field.key, null]
      if (field.key === 'is_permanent' && values.expires) return [field.key, false]
      return [field.key, getValue(selection, item, field)]
    }),
  )
  return { id: item.id, section, record_id: item.record_id, version, fields }
}
