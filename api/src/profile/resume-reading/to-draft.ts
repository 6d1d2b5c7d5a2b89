import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { skillLengthLimit } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { isOfMinAge } from '@jobspan/shared-kit/contracts/profile/profile-dates'
import { type RecordKind, recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type {
  DraftField,
  DraftItem,
  DraftState,
  DraftValue,
  ResumeDraft,
} from '@jobspan/shared-kit/contracts/profile/resume-reading'
import {
  type DraftProblem,
  type DraftSectionKey,
  draftFieldKeys,
  draftProblems,
  draftSectionKeys,
  isRecordSection,
} from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { z } from 'zod/mini'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { isBeyondExpected, isMonthInFuture } from '../records/future-months.ts'
import type { AnyRecord } from '../records/member-records.ts'
import { recordsOf } from '../records/profile-records.ts'
import { basicInfoBody, defaultsOf, summaryBody } from './editor-bodies.ts'
import type { ParsedField, ParsedItem, ParsedResume } from './parsed-resume.ts'

const key = (value: unknown): string => (typeof value === 'string' ? normalizeName(value) : String(value ?? ''))
const isSame = (one: unknown, other: unknown): boolean => key(one) === key(other)

/** What tells a record among those of the member: all fields of one of the groups. Other kinds are told by the first of their names. */
const sameBy: Partial<Record<RecordKind, readonly (readonly string[])[]>> = {
  work_experiences: [
    ['company_name', 'start'],
    ['company_name', 'job_title'],
  ],
  educations: [
    ['school_name', 'degree_id'],
    ['school_name', 'start'],
  ],
}

const isSameField = (name: string, one: unknown, other: unknown): boolean =>
  name === 'url' ? String(one).replace(/\/$/, '') === String(other).replace(/\/$/, '') : isSame(one, other)

/** The record that an item tells of. */
const findRecord = (
  section: RecordKind,
  values: Record<string, DraftValue>,
  records: readonly AnyRecord[],
): AnyRecord | undefined => {
  const groups = sameBy[section] ?? [recordKinds[section].nameFields.slice(0, 1)]
  for (const names of groups) {
    const found = records.find((record) =>
      names.every((name) => values[name] != null && isSameField(name, values[name], record[name])),
    )
    if (found) return found
  }
  return undefined
}

const isMonth = (name: string): boolean => ['start', 'end', 'issued', 'expires'].includes(name)

const stateOf = (value: DraftValue, current: DraftValue): DraftState => {
  if (isSame(value, current)) return 'same'
  return current === null || current === '' ? 'new' : 'different'
}

const isProblem = (word: string): word is DraftProblem => (draftProblems as readonly string[]).includes(word)

/** What the editor would say of each field. */
const problemsOf = (
  body: z.core.$ZodType,
  values: Record<string, unknown>,
  isTooLate: (name: string, month: string | null | undefined) => boolean = (_, month) => isMonthInFuture(month),
): Record<string, DraftProblem> => {
  const result = (body as z.ZodMiniType).safeParse(values)
  const problems: Record<string, DraftProblem> = {}
  for (const { path, code, message } of result.error?.issues ?? []) {
    const name = String(path[0])
    const value = values[name]
    if (problems[name]) continue
    if (value === undefined || value === null) problems[name] = 'required'
    else if (typeof value === 'string' && /^(19|20)\d\d$/.test(value)) problems[name] = 'month_missing'
    else if (code === 'too_small') problems[name] = 'too_short'
    else if (code === 'too_big') problems[name] = 'too_long'
    else problems[name] = isProblem(message) ? message : 'invalid'
  }
  for (const name of ['start', 'end', 'issued'])
    if (!problems[name] && isTooLate(name, values[name] as string | null | undefined)) problems[name] = 'in_future'
  return problems
}

const toField = (
  name: string,
  parsed: ParsedField | undefined,
  current: DraftValue,
  problem: DraftProblem | undefined,
): DraftField => {
  const value = parsed?.value ?? null
  // What the file says and no list has, such as a degree, is a text without a value; so is a date that cannot be read.
  const isUnknown = value === null && parsed?.text != null
  const unknown = isMonth(name) ? 'month_missing' : 'unknown'
  return {
    key: name,
    value,
    text: parsed?.text ?? null,
    confidence: parsed?.confidence ?? 0,
    source: parsed?.source ?? null,
    current,
    state: stateOf(value, current),
    problem: isUnknown ? unknown : (problem ?? null),
  }
}

const stateOfItem = (fields: readonly DraftField[], isNew: boolean): DraftState => {
  if (isNew) return 'new'
  return fields.every(({ state }) => state === 'same') ? 'same' : 'different'
}

/** Whether a field is shown: the file says it, a record cannot be without it, or it ends what began. */
const isShown = (name: string, parsed: ParsedItem, problem: DraftProblem | undefined): boolean => {
  const found = parsed.fields[name]
  return (
    found?.value != null ||
    found?.text != null ||
    problem !== undefined ||
    (name === 'end' && parsed.fields.start?.value != null)
  )
}

const listOf = (kind: RecordKind, profile: Profile): readonly AnyRecord[] => profile[kind] ?? []

const toRecordItem = (section: RecordKind, parsed: ParsedItem, id: string, profile: Profile): DraftItem => {
  const values = Object.fromEntries(Object.entries(parsed.fields).map(([name, { value }]) => [name, value]))
  const record = findRecord(section, values, listOf(section, profile))
  const withoutNull = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  // A school ends when its student expects to graduate.
  const problems = problemsOf(
    recordsOf(section).contract.body,
    { ...defaultsOf(section), ...record, ...withoutNull },
    (name, month) => (section === 'educations' && name === 'end' ? isBeyondExpected(month) : isMonthInFuture(month)),
  )
  if (section === 'skills' && [...String(values.name ?? '')].length >= skillLengthLimit) problems.name = 'too_long'
  const fields = draftFieldKeys[section]
    .filter((name) => isShown(name, parsed, problems[name]))
    .map((name) => toField(name, parsed.fields[name], (record?.[name] ?? null) as DraftValue, problems[name]))
  return {
    id,
    record_id: record?.id ?? null,
    version: record?.version ?? null,
    state: stateOfItem(fields, !record),
    fields,
  }
}

const fieldsToShowOnly: readonly string[] = ['email', 'phone']

const toPersonItem = (parsed: ParsedItem, id: string, { user, facts }: Profile): DraftItem => {
  const current: Record<string, DraftValue> = {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone_num ?? null,
    location_id: facts.location_id,
    home_address: facts.home_address ?? null,
    date_of_birth: facts.date_of_birth,
    nationality_id: facts.nationality_id ?? null,
  }
  const values = Object.fromEntries(
    Object.entries(parsed.fields).flatMap(([name, { value }]) =>
      value === null || fieldsToShowOnly.includes(name) ? [] : [[name, value]],
    ),
  )
  const problems = problemsOf(basicInfoBody, values)
  const birth = parsed.fields.date_of_birth?.value
  if (typeof birth === 'string' && !problems.date_of_birth && !isOfMinAge(birth, new Date().toISOString().slice(0, 10)))
    problems.date_of_birth = 'too_young'
  const fields = draftFieldKeys.basic_info
    .filter((name) => parsed.fields[name] !== undefined)
    .map((name) =>
      toField(
        name,
        parsed.fields[name],
        current[name] ?? null,
        fieldsToShowOnly.includes(name) ? 'not_taken' : problems[name],
      ),
    )
  return { id, record_id: null, version: facts.version ?? null, state: stateOfItem(fields, false), fields }
}

const toSummaryItem = (parsed: ParsedItem, id: string, { career_summary: summary }: Profile): DraftItem => {
  const text = parsed.fields.text
  const problems = problemsOf(summaryBody, { text: text?.value })
  const fields = [toField('text', text, summary?.text ?? null, problems.text)]
  return { id, record_id: null, version: summary?.version ?? null, state: fields[0]?.state ?? 'new', fields }
}

const toItem = (section: DraftSectionKey, parsed: ParsedItem, index: number, profile: Profile): DraftItem => {
  const id = `${section}-${index + 1}`
  if (section === 'basic_info') return toPersonItem(parsed, id, profile)
  if (section === 'career_summary') return toSummaryItem(parsed, id, profile)
  return toRecordItem(section, parsed, id, profile)
}

/** More items of a section than a page can list; their lines stand among those that were not read. */
const maxItems = 100

const linesBeyond = (items: readonly ParsedItem[]): ResumeDraft['unread_lines'] => {
  const sources = items.flatMap(({ fields }) => Object.values(fields).flatMap(({ source }) => source ?? []))
  const lines = new Map(sources.map(({ page, line }) => [`${page} ${line}`, { page, line }]))
  return [...lines.values()]
}

export type DraftSourceFacts = Pick<ResumeDraft, 'kind' | 'page_count' | 'is_exact'>

/** What a resume says beside what the profile says. */
export const toDraft = (parsed: ParsedResume, profile: Profile, facts: DraftSourceFacts): ResumeDraft => {
  const all = draftSectionKeys.map((key) => ({ key, items: parsed.items.filter(({ section }) => section === key) }))
  return {
    ...facts,
    language: parsed.language,
    sections: all
      .filter(({ items }) => items.length > 0)
      .map(({ key, items }) => ({
        key,
        items: items.slice(0, maxItems).map((each, index) => toItem(key, each, index, profile)),
        remaining: isRecordSection(key) ? Math.max(0, recordKinds[key].maxCount - listOf(key, profile).length) : null,
      })),
    unread_lines: [...parsed.unread, ...linesBeyond(all.flatMap(({ items }) => items.slice(maxItems)))],
  }
}
