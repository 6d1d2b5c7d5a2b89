import {
  createCommonPhrase,
  deleteCommonPhrase,
  listCommonPhrases,
  orderCommonPhrases,
  updateCommonPhrase,
} from '@jobspan/shared-kit/contracts/chats/common-phrases'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { deletePhrase, insertPhrase, listPhrases, orderPhrases, updatePhrase } from './common-phrase-repository.ts'

/** What a member says often. Plain text, shown as text, without contact details (docs/product-rules.md#contact-details-in-phrases). */
export const registerCommonPhraseRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const answer = async (queries: QueryExecutor, userId: number) => ({ items: await listPhrases(queries, userId) })

  registerEndpoint(app, listCommonPhrases, 'member', ({ session }) => answer(db, session.user.id))
  registerEndpoint(app, createCommonPhrase, 'member', async ({ db: transaction, body, session }) => {
    await insertPhrase(transaction, session.user.id, body.text)
    return answer(transaction, session.user.id)
  })
  registerEndpoint(app, updateCommonPhrase, 'member', async ({ params, body, session }) => {
    await updatePhrase(db, session.user.id, params.id, body.text)
    return answer(db, session.user.id)
  })
  registerEndpoint(app, orderCommonPhrases, 'member', ({ body, session }) =>
    db.transaction(async (transaction) => {
      await orderPhrases(transaction, session.user.id, body.ids)
      return answer(transaction, session.user.id)
    }),
  )
  registerEndpoint(app, deleteCommonPhrase, 'member', async ({ params, session }) => {
    await deletePhrase(db, session.user.id, params.id)
    return answer(db, session.user.id)
  })
}
