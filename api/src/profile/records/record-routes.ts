import { type RecordKind, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { recordsOf } from './profile-records.ts'

/** Serves the records of every kind to the member whose they are. */
export const registerRecordRoutes = (app: FastifyInstance): void => {
  for (const kind of recordKindKeys) registerKind(app, kind)
}

const registerKind = (app: FastifyInstance, kind: RecordKind): void => {
  const { db } = app.connection
  const records = recordsOf(kind)
  const { list, create, update, remove, arrange } = records.contract
  const answer = async (queries: QueryExecutor, userId: number) => ({ items: await records.list(queries, userId) })
  const change = (userId: number, work: (transaction: QueryExecutor) => Promise<void>) =>
    db.transaction(async (transaction) => {
      await work(transaction)
      return answer(transaction, userId)
    })

  registerEndpoint(app, list, 'member', ({ session }) => answer(db, session.user.id))

  registerEndpoint(app, create, 'member', async ({ db: transaction, body, session }) => {
    await records.add(transaction, session.user.id, body)
    return answer(transaction, session.user.id)
  })

  registerEndpoint(app, update, 'member', ({ params, body, session: { user } }) =>
    change(user.id, (transaction) => records.change(transaction, user.id, params.id, body)),
  )

  registerEndpoint(app, remove, 'member', ({ params, session: { user } }) =>
    change(user.id, (transaction) => records.remove(transaction, user.id, params.id)),
  )

  registerEndpoint(app, arrange, 'member', ({ body, session: { user } }) =>
    change(user.id, (transaction) => records.arrange(transaction, user.id, body)),
  )
}
