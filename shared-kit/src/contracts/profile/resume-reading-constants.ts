import { mapRecordKinds, type RecordKind, recordKindKeys, recordKinds } from './record-kinds.ts'

/** Words of the contract of resume reading that pages need before they call anything; apart, so that they load no validator. */

export type DraftSectionKey = 'basic_info' | 'career_summary' | RecordKind
/** What a draft is made of, in the order in which a page lists it. */
export const draftSectionKeys: readonly DraftSectionKey[] = ['basic_info', 'career_summary', ...recordKindKeys]

/** What a draft tells of the person. `email` and `phone` are shown alone: they change where they are verified (`not_taken`). */
export const basicInfoFieldKeys = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'location_id',
  'home_address',
  'date_of_birth',
  'nationality_id',
] as const

/** The fields of an item of each section; they are those of the section's editor. */
export const draftFieldKeys: Readonly<Record<DraftSectionKey, readonly string[]>> = {
  basic_info: basicInfoFieldKeys,
  career_summary: ['text'],
  ...mapRecordKinds((kind) => Object.keys(recordKinds[kind].fields)),
}

/** Whether an item of the section is a record, which a take-over adds or changes. */
export const isRecordSection = (section: DraftSectionKey): section is RecordKind => Object.hasOwn(recordKinds, section)

/**
 * Why a value cannot be taken over as it is. `required`: the file does not say it, and the record needs it; `month_missing`: a year
 * alone; `unknown`: of no entry of the list; `not_taken`: shown alone. The others are the editors' own.
 */
export const draftProblems = [
  'required',
  'month_missing',
  'unknown',
  'not_taken',
  'in_future',
  'before_start',
  'before_issue',
  'too_short',
  'too_long',
  'too_young',
  'invalid',
] as const
export type DraftProblem = (typeof draftProblems)[number]

/** A JSON Resume (https://jsonresume.org/schema) that is imported: its size in bytes. */
export const maxJsonResumeBytes = 1024 * 1024
/** A resume has fewer pages; of a longer file none is read (40033). */
export const maxResumePages = 50
/** How many items one take-over may name. */
export const maxTakeOverItems = 300
