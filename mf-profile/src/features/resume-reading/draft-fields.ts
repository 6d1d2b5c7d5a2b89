import { recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { DraftField, DraftItem } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { type DraftSectionKey, isRecordSection } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { ListName } from '../../profile/config-list-query.ts'

/** How a field is shown and corrected. */
export type FieldKind = 'text' | 'long' | 'month' | 'date' | 'list'

const lists: Record<string, ListName> = { location_id: 'locations', nationality_id: 'nationality_lists' }

const recordFieldOf = (section: DraftSectionKey, key: string) =>
  isRecordSection(section) ? recordKindOf(section).fields[key] : undefined

/** The list that a field chooses from. */
export const listOf = (section: DraftSectionKey, key: string): ListName | undefined => {
  const field = recordFieldOf(section, key)
  return typeof field === 'object' ? (field.list as ListName) : lists[key]
}

export const kindOf = (section: DraftSectionKey, key: string): FieldKind => {
  if (listOf(section, key)) return 'list'
  if (key === 'date_of_birth') return 'date'
  const field = recordFieldOf(section, key)
  if (field === 'month') return 'month'
  return field === 'text' || section === 'career_summary' ? 'long' : 'text'
}

/** The lists that a draft names entries of. */
export const listsOf = (sections: readonly { key: DraftSectionKey; items: readonly DraftItem[] }[]): ListName[] => {
  const names = sections.flatMap(({ key, items }) =>
    items.flatMap(({ fields }) => fields.map((field) => listOf(key, field.key))),
  )
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Fields that say something only with another one, which is shown: they go along with it. */
export const companions: Record<string, string> = { skill_id: 'name', is_permanent: 'expires' }

/** What a new record does not do without. */
export const requiredKeysOf = (section: DraftSectionKey): readonly string[] =>
  isRecordSection(section) ? recordKindOf(section).requiredFields : []

/** Whether taking the item over adds a record. */
export const isNewRecord = (section: DraftSectionKey, { record_id }: DraftItem): boolean =>
  isRecordSection(section) && record_id === null

/** What the reader sees of an item: not what the profile says already, nor what neither the file nor the profile knows. */
export const shownFieldsOf = (section: DraftSectionKey, item: DraftItem): DraftField[] => {
  const required = isNewRecord(section, item) ? requiredKeysOf(section) : []
  return item.fields.filter(({ key, value, state, problem }) => {
    if (key in companions) return false
    // That a new record goes on is worth a line, as little as there is to compare it with.
    if (required.includes(key)) return true
    return state !== 'same' && (value !== null || problem !== null)
  })
}

/** Below this a reading is more of a guess. */
const sureFrom = 0.6
export const isUnsure = ({ source, confidence }: DraftField): boolean => source !== null && confidence < sureFrom

/** Sections whose records are a line each: they stand on one card. */
export const isShortSection = (section: DraftSectionKey): boolean =>
  isRecordSection(section) && Object.keys(recordKindOf(section).fields).length <= 3
