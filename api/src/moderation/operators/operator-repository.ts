import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/http/basic-auth.ts'
import { recordAct } from '../operator-acts.ts'
import { operators } from '../tables.ts'

const name = z.string().check(z.regex(/^[a-z][a-z0-9.-]{1,39}$/))

/** What is asked for in the database of the site, where no operator needs to be yet. */
export const operatorCommand = z.union([
  z.strictObject({ add: name }),
  z.strictObject({ disable: name }),
  z.strictObject({ list: z.literal(true) }),
])
export type OperatorCommand = z.infer<typeof operatorCommand>

export type OperatorResult =
  | { added: { name: string; key: string } }
  | { disabled: { name: string } }
  | { operators: { name: string; created_at: string; disabled_at: string | null }[] }

/** What cannot be done as it was asked, in a sentence. */
class OperatorError extends Error {}

/** Throws {@link OperatorError} where the name is taken, or no operator in use has it. */
export const runOperatorCommand = (db: Database, command: OperatorCommand): Promise<OperatorResult> => {
  if ('add' in command) return addOperator(db, command.add)
  if ('disable' in command) return disableOperator(db, command.disable)
  return listOperators(db)
}

/** The audit log names operators, so a name is never given to a second person. Of the key only its hash is kept. */
const addOperator = (db: Database, added: string): Promise<OperatorResult> =>
  db.transaction(async (transaction) => {
    const key = randomBytes(32).toString('base64url')
    const rows = await transaction
      .insert(operators)
      .values({ name: added, keyHash: hashSecret(key) })
      .onConflictDoNothing()
      .returning({ id: operators.id })
    if (rows.length === 0)
      throw new OperatorError(`there is an operator ${added} already, or there was one; choose another name`)
    await record(transaction, 'operator.added', added)
    return { added: { name: added, key } }
  })

const disableOperator = (db: Database, disabled: string): Promise<OperatorResult> =>
  db.transaction(async (transaction) => {
    const rows = await transaction
      .update(operators)
      .set({ disabledAt: sql`now()` })
      .where(and(eq(operators.name, disabled), isNull(operators.disabledAt)))
      .returning({ id: operators.id })
    if (rows.length === 0) throw new OperatorError(`no operator with a key is called ${disabled}`)
    await record(transaction, 'operator.disabled', disabled)
    return { disabled: { name: disabled } }
  })

const listOperators = async (db: Database): Promise<OperatorResult> => {
  const rows = await db.select().from(operators).orderBy(operators.name)
  return {
    operators: rows.map((row) => ({
      name: row.name,
      created_at: row.createdAt.toISOString(),
      disabled_at: row.disabledAt?.toISOString() ?? null,
    })),
  }
}

const record = (
  transaction: Parameters<typeof recordAct>[0],
  act: 'operator.added' | 'operator.disabled',
  subjectId: string,
) =>
  recordAct(transaction, {
    operator: 'system',
    act,
    subject: 'operator',
    subjectId,
    reason: 'by a command with access to the database',
    before: null,
    after: null,
  })
