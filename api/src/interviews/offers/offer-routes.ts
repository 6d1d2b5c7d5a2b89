import {
  acceptOffer as acceptOperation,
  declineOffer as declineOperation,
  downloadOfferFile,
  getOffer,
  listOffers as listOperation,
  type Offer,
} from '@jobspan/shared-kit/contracts/interviews/offers'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendResumeFile } from '../../profile/resumes/send-resume-file.ts'
import { orAsItIsNow } from '../interview-routes.ts'
import { offers } from '../tables.ts'
import { acceptOffer, declineOffer } from './answer-offer.ts'
import { listOffers, loadOffers, toSeekerOffer } from './offer-rows.ts'

const ofSeeker = (userId: number): SQL => sql`${offers.userId} = ${userId}`

const found = async (db: QueryExecutor, userId: number, id: number): Promise<Offer> => {
  const [offer] = await loadOffers(db, sql`offer.id = ${id} and offer.user_id = ${userId}`, 'seeker')
  if (!offer) throw new ApiError('notFound')
  return toSeekerOffer(offer)
}

/** The seeker's side of offers (docs/product-rules.md#offers). */
export const registerOfferRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    listOperation,
    'member',
    async ({ db: reader, query, session }) => {
      const page = await listOffers(reader, sql`offer.user_id = ${session.user.id}`, 'seeker', query)
      return { ...page, items: page.items.map(toSeekerOffer) }
    },
    { readsFromStandby: true },
  )
  registerEndpoint(app, getOffer, 'member', ({ params, session }) => found(db, session.user.id, params.id))
  registerEndpoint(app, acceptOperation, 'member', async ({ params: { id }, session: { user } }) => {
    const read = () => found(db, user.id, id)
    await orAsItIsNow(() => db.transaction((each) => acceptOffer(each, { id, owner: ofSeeker(user.id) })), read)
    return read()
  })
  registerEndpoint(app, declineOperation, 'member', async ({ params: { id }, body, session: { user } }) => {
    const read = () => found(db, user.id, id)
    await orAsItIsNow(() => db.transaction((each) => declineOffer(each, { id, owner: ofSeeker(user.id) }, body)), read)
    return read()
  })
  registerFileEndpoint(app, downloadOfferFile, 'member', async ({ params, session, request, reply }) => {
    const { rows } = await db.execute(sql`
      select filename, file_size as size, file_key as "fileKey" from ${offers}
      where id = ${params.id} and user_id = ${session.user.id} and file_key is not null`)
    const file = rows[0] as { filename: string; size: number; fileKey: string } | undefined
    if (!file) throw new ApiError('notFound')
    return sendResumeFile(app, request, reply, { ...file, kind: 'pdf' })
  })
}
