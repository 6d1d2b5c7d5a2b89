import type {
  ActSubject,
  OperatorAct,
  listOperatorActs as operation,
} from '@jobspan/shared-kit/contracts/moderation/operator-acts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../platform/database/database.ts'
import { newestFirst } from '../platform/database/newest-first.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { operatorActs } from './tables.ts'

type NewAct = {
  operator: string
  act: OperatorAct
  subject: ActSubject
  subjectId: number | string
  reason: string
  before: unknown
  after: unknown
}

/** Writes a row of the audit log, in the transaction of what was done: both happen or neither. Gives its id. */
export const recordAct = async (transaction: QueryExecutor, { subjectId, ...act }: NewAct): Promise<number> => {
  const [row] = await transaction
    .insert(operatorActs)
    .values({ ...act, subjectId: String(subjectId) })
    .returning({ id: operatorActs.id })
  return row?.id ?? 0
}

type ReadAct = Pick<NewAct, 'operator' | 'act' | 'subject' | 'reason'> & { subjectIds: readonly number[] }

/** Writes a row for each subject whose personal data somebody read, once an hour: a page asks again whenever it is looked at. */
export const recordReading = async (db: QueryExecutor, { subjectIds, ...read }: ReadAct): Promise<void> => {
  await db.execute(sql`
    insert into ${operatorActs} (operator, act, subject, subject_id, reason)
    select ${read.operator}, ${read.act}, ${read.subject}, subject.id, ${read.reason}
    from jsonb_array_elements_text(${JSON.stringify(subjectIds)}::jsonb) as subject (id)
    where not exists (
      select from ${operatorActs} as earlier
      where earlier.subject = ${read.subject} and earlier.subject_id = subject.id and earlier.act = ${read.act}
        and earlier.operator = ${read.operator} and earlier.at > now() - interval '1 hour')`)
}

/** The audit log, the newest first. */
export const listActs = async (
  db: QueryExecutor,
  { subject, subject_id: subjectId, before, size }: z.output<(typeof operation)['query']>,
) => {
  const rows = await db
    .select()
    .from(operatorActs)
    .where(
      and(
        subject === undefined ? undefined : eq(operatorActs.subject, subject),
        subjectId === undefined ? undefined : eq(operatorActs.subjectId, subjectId),
        before === undefined ? undefined : lt(operatorActs.id, before),
      ),
    )
    // Those of a subject are in an index of their own, all others in that of the key.
    .orderBy(subject && subjectId !== undefined ? newestFirst(operatorActs.id) : desc(operatorActs.id))
    .limit(size + 1)
  const items = rows
    .slice(0, size)
    .map(({ subjectId: id, at, ...row }) => ({ ...row, subject_id: id, at: at.toISOString() }))
  return { items, has_more: rows.length > size }
}

/** What an operator asked for is so already, or cannot be. The sentence is for them, in English like their commands. */
export const conflict = (sentence: string): ApiError =>
  new ApiError('validationFailed', { status: 409, firstError: sentence })
