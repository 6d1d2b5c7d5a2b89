import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { MemberRecords } from './member-records.ts'

type Schema<Value> = z.core.$ZodType<Value>
type Operation<Params, Body, Record> = Endpoint<
  Schema<Params>,
  z.core.$ZodType,
  Schema<Body>,
  Schema<{ items: Record[] }>
>
type Id = { id: number }

/** The five operations of a kind of records; each answers the list. */
export type RecordOperations<Body, Record> = {
  list: Operation<unknown, unknown, Record>
  create: Operation<unknown, Body, Record>
  update: Operation<Id, Body & { version?: number | undefined }, Record>
  remove: Operation<Id, unknown, Record>
  arrange: Operation<unknown, RecordOrderBody, Record>
}

/** Serves the records of one kind to the member whose they are. */
export const registerRecordRoutes = <Body, Record>(
  app: FastifyInstance,
  operations: RecordOperations<Body, Record>,
  records: MemberRecords<Body, Record>,
): void => {
  const { db } = app.connection
  const answer = async (queries: QueryExecutor, userId: number) => ({ items: await records.list(queries, userId) })
  const change = (userId: number, work: (transaction: QueryExecutor) => Promise<void>) =>
    db.transaction(async (transaction) => {
      await work(transaction)
      return answer(transaction, userId)
    })

  registerEndpoint(app, operations.list, 'member', ({ session }) => answer(db, session.user.id))

  registerEndpoint(app, operations.create, 'member', async ({ db: transaction, body, session }) => {
    await records.add(transaction, session.user.id, body)
    return answer(transaction, session.user.id)
  })

  registerEndpoint(app, operations.update, 'member', ({ params, body, session: { user } }) =>
    change(user.id, (transaction) => records.change(transaction, user.id, params.id, body)),
  )

  registerEndpoint(app, operations.remove, 'member', ({ params, session: { user } }) =>
    change(user.id, (transaction) => records.remove(transaction, user.id, params.id)),
  )

  registerEndpoint(app, operations.arrange, 'member', ({ body, session: { user } }) =>
    change(user.id, (transaction) => records.arrange(transaction, user.id, body)),
  )
}
