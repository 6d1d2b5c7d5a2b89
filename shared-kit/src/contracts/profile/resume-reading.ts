import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { profile } from './profile.ts'
import { draftProblems, draftSectionKeys, maxTakeOverItems } from './resume-reading-constants.ts'

/** As a body of the section's editor has it; ids are those of the configuration lists. */
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type DraftValue = z.infer<typeof fieldValue>

/** Where a value is on its page, in parts of the page's width and height from its left upper corner: 0 to 1. */
export const draftBox = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
export type DraftBox = z.infer<typeof draftBox>

/** The line that a value was read from. `page` counts from 1; a DOCX and a JSON Resume have no pages, and no `box`. */
export const draftSource = z.object({
  page: z.nullable(z.number()),
  line: z.string(),
  box: z.nullable(draftBox),
})
export type DraftSource = z.infer<typeof draftSource>

/** `new`: the profile has nothing there; `same`: it says this already; `different`: taking it over replaces what is there. */
export const draftStates = ['new', 'same', 'different'] as const
export type DraftState = (typeof draftStates)[number]

export const draftField = z.object({
  /** Of `draftFieldKeys`. */
  key: z.string(),
  /** What a take-over sends; with a year alone the year, such as `2019`. Null where it is not known, and for an `end` that goes on. */
  value: fieldValue,
  /** As the file says it, such as `B.Sc.` beside the id of a degree; null where the file does not say it. */
  text: z.nullable(z.string()),
  /** How sure the reading is, from 0 to 1; 1 only where the file says it in fields (JSON Resume). */
  confidence: z.number(),
  source: z.nullable(draftSource),
  /** What is in the profile now. */
  current: fieldValue,
  state: z.enum(draftStates),
  /** Null where the value can be taken over as it is. */
  problem: z.nullable(z.enum(draftProblems)),
})
export type DraftField = z.infer<typeof draftField>

/** One record, or all of basic info. `record_id` is the record of the profile that the item tells of, which a take-over changes. */
export const draftItem = z.object({
  /** Names the item within the draft, such as `work_experiences-1`. */
  id: z.string(),
  record_id: z.nullable(z.number()),
  /** Of that record, of the facts or of the career summary, to send along with a take-over. */
  version: z.nullable(z.number()),
  state: z.enum(draftStates),
  fields: z.array(draftField),
})
export type DraftItem = z.infer<typeof draftItem>

export const draftSection = z.object({
  key: z.enum(draftSectionKeys),
  items: z.array(draftItem),
  /** How many records of the kind can still be added; null where there is no limit. */
  remaining: z.nullable(z.number()),
})
export type DraftSection = z.infer<typeof draftSection>

/** What a resume says, beside what the profile says. Nothing of it is in the profile before its member takes it over. */
export const resumeDraft = z.object({
  /** Of the file, by its bytes. */
  kind: z.enum(['pdf', 'docx', 'json']),
  /** Of a PDF. */
  page_count: z.nullable(z.number()),
  /** In which the file is written, by its headings; null where none was known. */
  language: z.nullable(languageKey),
  /** Whether the file tells its content in fields, as a JSON Resume does and a PDF that was made here. */
  is_exact: z.boolean(),
  /** Those with something in them, in the order of `draftSectionKeys`. */
  sections: z.array(draftSection),
  /** Lines that no field was read from, so that nobody believes that all was understood. */
  unread_lines: z.array(z.object({ page: z.nullable(z.number()), line: z.string() })),
})
export type ResumeDraft = z.infer<typeof resumeDraft>

const params = z.object({ id: identifier })

/**
 * Reads an attached resume. It answers once it is read, which takes up to ten seconds; nothing of it is kept.
 *
 * Refused: pictures without text, such as a scan, 40031; a password 40032; more than 50 pages, or content that unpacks to too much,
 * 40033; too long at work, or too much memory, 40034; a kind that is not read, such as `.doc`, 40035; damaged 40025; too many at once 50101
 * (503).
 */
export const getSyncableContent = endpoint({
  method: 'GET',
  path: '/api/jobseeker/resume/:id/get-syncable-content',
  summary: 'What an attached resume says, as a draft of the profile',
  access: 'member',
  params,
  data: resumeDraft,
})

/**
 * A form (multipart/form-data, RFC 7578) with one part `file`: a JSON Resume of at most 1 MB (41007). It takes none of the places of attached
 * resumes. It is kept, in place of an earlier one, so that what this site has no field for comes back in an export. 40036 where it is none.
 */
export const importJsonResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/json-resume/import',
  summary: 'Imports a JSON Resume and answers its draft',
  access: 'member',
  filePart: 'file',
  data: resumeDraft,
})
/** 40004 where none was imported. */
export const getImportedResume = endpoint({
  method: 'GET',
  path: '/api/jobseeker/json-resume/get-syncable-content',
  summary: 'The draft of the imported JSON Resume',
  access: 'member',
  data: resumeDraft,
})
/** What was taken over stays in the profile. 40004 where none was imported. */
export const deleteImportedResume = endpoint({
  method: 'DELETE',
  path: '/api/jobseeker/json-resume/delete',
  summary: 'Deletes the imported JSON Resume',
  access: 'member',
  data: z.object({}),
})

/** What the member ticked of one item, corrected where they did. */
export const takeOverItem = z.object({
  /** The draft's, or another name of the page's own: the answer names it again. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  section: z.enum(draftSectionKeys),
  /** The record to change; left out or null, one is added. Basic info and the career summary have none. */
  record_id: z.optional(z.nullable(identifier)),
  /** As the draft told it; a stale one refuses the item with 40026. */
  version: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)))),
  /**
   * Only what is ticked: of a record to change the others stay. They are checked as in the editor of the section, item by item. Of a new record a
   * field that may be null and is left out is null.
   */
  fields: z.record(z.string().check(z.maxLength(40)), z.unknown()),
})
export type TakeOverItem = z.infer<typeof takeOverItem>

export const takeOverResult = z.object({
  id: z.string(),
  is_taken: z.boolean(),
  /** Of the record that was added or changed. */
  record_id: z.nullable(z.number()),
  /** Why it was refused: a code of the error catalogue, such as 40001, 41288 (a skill too many) or 40026; null where it was taken. */
  code: z.nullable(z.number()),
  /** The code's sentence in the visitor's language. */
  message: z.nullable(z.string()),
  /** What is wrong with which field, in the words of the editors. */
  errors: z.record(z.string(), z.array(z.string())),
})
export type TakeOverResult = z.infer<typeof takeOverResult>

/**
 * Writes what is ticked into the profile, in one transaction: all that can be taken is there, or nothing where the server fails. What
 * cannot be taken is refused by itself and told; the rest is taken. The answer is the profile as it is then.
 */
export const takeOverResume = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resume/take-over',
  summary: 'Takes over what was ticked of a draft into the profile',
  access: 'member',
  body: z.object({ items: z.array(takeOverItem).check(z.minLength(1), z.maxLength(maxTakeOverItems)) }),
  /** `take_over_id` is what `undoTakeOver` takes back; null where nothing was taken. */
  data: z.object({ items: z.array(takeOverResult), profile, take_over_id: z.optional(z.nullable(z.string())) }),
  idempotent: true,
})

/**
 * Takes the last take-over back as a whole, within a day: what it added is deleted, what it changed is as before, what was deleted since stays
 * deleted. Doing it again succeeds. 40026 (409), with nothing taken back, where some of it was edited since; 40004 for another than the last.
 */
export const undoTakeOver = endpoint({
  method: 'POST',
  path: '/api/jobseeker/resume/take-over/:id/undo',
  summary: 'Takes back what was taken over of a resume',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  data: z.object({ profile }),
})
