import type { DraftField, DraftItem } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { ListName } from '../../profile/config-list-query.ts'

/** How a field is shown and corrected. */
export type FieldKind = 'text' | 'long' | 'month' | 'date' | 'list'

const kinds: Record<string, FieldKind> = {
  text: 'long',
  description: 'long',
  start: 'month',
  end: 'month',
  issued: 'month',
  expires: 'month',
  date_of_birth: 'date',
  location_id: 'list',
  nationality_id: 'list',
  degree_id: 'list',
  proficiency_id: 'list',
  language_id: 'list',
}
export const kindOf = (key: string): FieldKind => kinds[key] ?? 'text'

const lists: Record<string, ListName> = {
  location_id: 'locations',
  nationality_id: 'nationality_lists',
  degree_id: 'educations',
  language_id: 'spoken_language_lists',
}
/** The list that a field chooses from. */
export const listOf = (section: DraftSectionKey, key: string): ListName | undefined =>
  key === 'proficiency_id'
    ? section === 'skills'
      ? 'skill_proficiency_lists'
      : 'language_proficiency_lists'
    : lists[key]

/** The lists that a draft names entries of. */
export const listsOf = (sections: readonly { key: DraftSectionKey; items: readonly DraftItem[] }[]): ListName[] => {
  const names = sections.flatMap(({ key, items }) =>
    items.flatMap(({ fields }) => fields.map((field) => listOf(key, field.key))),
  )
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** Fields that say something only with another one, which is shown: they go along with it. */
export const companions: Record<string, string> = { skill_id: 'name', is_permanent: 'expires' }

/** What a new record does not do without; an end left out would say that it goes on. */
export const requiredKeys: Record<DraftSectionKey, readonly string[]> = {
  basic_info: [],
  career_summary: [],
  work_experiences: ['job_title', 'company_name', 'start', 'end'],
  educations: ['school_name', 'degree_id', 'start', 'end'],
  license_certifications: ['name', 'issuer'],
  websites: ['url'],
  skills: ['name'],
  languages: ['language_id', 'proficiency_id'],
}

/** Whether an item is a record of a list, which a take-over adds or changes. */
export const isRecordSection = (section: DraftSectionKey): boolean =>
  section !== 'basic_info' && section !== 'career_summary'

/** Whether taking the item over adds a record. */
export const isNewRecord = (section: DraftSectionKey, { record_id }: DraftItem): boolean =>
  isRecordSection(section) && record_id === null

/** What the reader sees of an item: not what the profile says already, nor what neither the file nor the profile knows. */
export const shownFieldsOf = (section: DraftSectionKey, item: DraftItem): DraftField[] => {
  const required = isNewRecord(section, item) ? requiredKeys[section] : []
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
  section === 'skills' || section === 'languages' || section === 'websites'
