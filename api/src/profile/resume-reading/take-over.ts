import type { LanguageKey } from '@jobspan/shared-kit/contracts/locales'
import type { TakeOverItem, TakeOverResult } from '@jobspan/shared-kit/contracts/resume-reading'
import { readFieldErrors, refuseUnknownFields } from '@jobspan/shared-kit/server'
import { parseRequestPart } from '@jobspan/shared-kit/server/http'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError, errorEnvelope } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { saveCareerSummary } from '../career-summary/career-summary-repository.ts'
import { assertFactsValid, changeMember } from '../change-member.ts'
import { basicInfoBody, editors, isRecordSection, type RecordSection, summaryBody } from './editor-bodies.ts'

type Body<Schema> = Schema extends z.core.$ZodType<infer Output> ? Output : never

/** Checks values as the editor's operation does: 40001 (422) with what is wrong with which field. */
const check = <Schema extends z.core.$ZodType>(schema: Schema, values: Record<string, unknown>): Body<Schema> =>
  parseRequestPart(refuseUnknownFields(schema), values, (issues) => {
    return new ApiError('validationFailed', { status: 422, fields: readFieldErrors(issues, values, 'body') })
  }) as Body<Schema>

const addOrChange = async (
  db: QueryExecutor,
  userId: number,
  section: RecordSection,
  item: TakeOverItem,
): Promise<number | null> => {
  const { body, defaults, records } = editors[section]
  const id = item.record_id ?? null
  if (id === null) {
    await records.add(db, userId, check(body, { ...defaults, ...item.fields }))
    return Math.max(...(await records.list(db, userId)).map((record) => record.id))
  }
  const record = (await records.list(db, userId)).find((each) => each.id === id)
  if (!record) throw new ApiError('notFound')
  const { id: _, version: __, ...current } = record
  await records.change(db, userId, id, {
    ...check(body, { ...current, ...item.fields }),
    version: item.version ?? undefined,
  })
  return id
}

/** Writes one item; gives the id of its record, and the member where that changed. */
const write = async (
  db: QueryExecutor,
  member: Member,
  item: TakeOverItem,
): Promise<{ recordId: number | null; member: Member }> => {
  const version = item.version ?? undefined
  if (isRecordSection(item.section)) return { recordId: await addOrChange(db, member.id, item.section, item), member }
  if (item.section === 'career_summary') {
    await saveCareerSummary(db, member.id, { ...check(summaryBody, item.fields), version })
    return { recordId: null, member }
  }
  const body = { ...check(basicInfoBody, item.fields), version }
  assertFactsValid(body)
  return { recordId: null, member: await changeMember(db, member.id, body) }
}

/**
 * Takes what a member ticked into the profile, item by item; run it in a transaction. An item that its editor would refuse is refused by itself,
 * before anything of it is written.
 */
export const takeOver = async (
  db: QueryExecutor,
  member: Member,
  items: readonly TakeOverItem[],
  language: LanguageKey,
): Promise<{ results: TakeOverResult[]; member: Member }> => {
  await lockMember(db, member.id)
  let current = member
  const results: TakeOverResult[] = []
  for (const item of items) {
    try {
      const written = await write(db, current, item)
      current = written.member
      results.push({ id: item.id, is_taken: true, record_id: written.recordId, code: null, message: null, errors: {} })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = errorEnvelope(error, language)
      const errors = error.details.fields ?? {}
      results.push({ id: item.id, is_taken: false, record_id: null, code, message, errors })
    }
  }
  return { results, member: current }
}
