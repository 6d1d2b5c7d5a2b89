import { readFieldErrors, refuseUnknownFields } from '@jobspan/kit-server'
import { parseRequestPart } from '@jobspan/kit-server/http'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { TakeOverItem, TakeOverResult } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { isRecordSection } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError, errorEnvelope } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { saveCareerSummary } from '../career-summary/career-summary-repository.ts'
import { assertFactsValid, changeMember } from '../change-member.ts'
import { recordsOf } from '../records/profile-records.ts'
import { basicInfoBody, defaultsOf, summaryBody } from './editor-bodies.ts'
import { keepTakeOver, readBasicInfo, readSummary, type TakenOver } from './taken-over.ts'

type Body<Schema> = Schema extends z.core.$ZodType<infer Output> ? Output : never

/** Checks values as the editor's operation does: 40001 (422) with what is wrong with which field. */
const check = <Schema extends z.core.$ZodType>(schema: Schema, values: Record<string, unknown>): Body<Schema> =>
  parseRequestPart(refuseUnknownFields(schema), values, (issues) => {
    return new ApiError('validationFailed', { status: 422, fields: readFieldErrors(issues, values, 'body') })
  }) as Body<Schema>

const addOrChange = async (
  db: QueryExecutor,
  userId: number,
  section: RecordKind,
  item: TakeOverItem,
): Promise<TakenOver> => {
  const records = recordsOf(section)
  const { body } = records.contract
  const id = item.record_id ?? null
  if (id === null) {
    await records.add(db, userId, check(body, { ...defaultsOf(section), ...item.fields }))
    const all = await records.list(db, userId)
    const recordId = Math.max(...all.map((record) => record.id))
    return { section, recordId, version: all.find((record) => record.id === recordId)?.version ?? 1, before: null }
  }
  const record = (await records.list(db, userId)).find((each) => each.id === id)
  if (!record) throw new ApiError('notFound')
  const { id: _, version = 0, ...current } = record
  await records.change(db, userId, id, {
    ...check(body, { ...current, ...item.fields }),
    version: item.version ?? undefined,
  })
  return { section, recordId: id, version: version + 1, before: current }
}

/** Writes one item; gives what takes it back, and the member where that changed. */
const write = async (
  db: QueryExecutor,
  member: Member,
  item: TakeOverItem,
): Promise<{ written: TakenOver; member: Member }> => {
  const version = item.version ?? undefined
  const { section } = item
  if (isRecordSection(section)) return { written: await addOrChange(db, member.id, section, item), member }
  if (section === 'career_summary') {
    const body = check(summaryBody, item.fields)
    const before = await readSummary(db, member.id)
    const { text } = await saveCareerSummary(db, member.id, { ...body, version })
    return { written: { section: 'career_summary', written: { text }, before }, member }
  }
  const body = check(basicInfoBody, item.fields)
  assertFactsValid(body)
  const all = await readBasicInfo(db, member)
  const before = Object.fromEntries(Object.keys(body).map((key) => [key, all[key]]))
  const changed = await changeMember(db, member.id, { ...body, version })
  return { written: { section: 'basic_info', written: body, before }, member: changed }
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
): Promise<{ results: TakeOverResult[]; takeOverId: string | null; member: Member }> => {
  await lockMember(db, member.id)
  let current = member
  const results: TakeOverResult[] = []
  const all: TakenOver[] = []
  for (const item of items) {
    try {
      const { written, member: changed } = await write(db, current, item)
      current = changed
      all.push(written)
      const recordId = 'recordId' in written ? written.recordId : null
      results.push({ id: item.id, is_taken: true, record_id: recordId, code: null, message: null, errors: {} })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = errorEnvelope(error, language)
      const errors = error.details.fields ?? {}
      results.push({ id: item.id, is_taken: false, record_id: null, code, message, errors })
    }
  }
  const takeOverId = all.length > 0 ? await keepTakeOver(db, member.id, all) : null
  return { results, takeOverId, member: current }
}
