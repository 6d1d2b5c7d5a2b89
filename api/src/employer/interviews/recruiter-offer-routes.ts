import {
  getRecruiterOffer,
  listRecruiterOffers as listOperation,
  type RecruiterOffer,
  sendOffer as sendOperation,
  uploadOfferFile,
  withdrawOffer as withdrawOperation,
} from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orAsItIsNow } from '../../interviews/interview-routes.ts'
import { withdrawOffer } from '../../interviews/offers/answer-offer.ts'
import { offerFileForm, storeOfferFile } from '../../interviews/offers/offer-files.ts'
import { listOffers, loadOffers, type OwnedOffer } from '../../interviews/offers/offer-rows.ts'
import { sendOffer } from '../../interviews/offers/send-offer.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { registerUploads } from '../../profile/resumes/register-uploads.ts'
import { createResumeInspector } from '../../profile/resumes/resume-inspector.ts'
import { isVisibleApplication } from '../applications/visible-jobs.ts'
import { type ActingRecruiter, requireRecruiter } from '../recruiters/require-recruiter.ts'
import { loadSeekers } from './load-seekers.ts'
import { ownedByActing } from './owned-by-acting.ts'

/** All recruiters of an employer come from the one address of their system. */
const options = { perMinute: 3000 }

const isTheirs = (recruiter: ActingRecruiter) => ownedByActing(recruiter, sql`offer.recruiter_id`)

const withSeekers = async (db: QueryExecutor, { companyId }: ActingRecruiter, found: readonly OwnedOffer[]) => {
  const ids = found.map(({ userId }) => userId)
  const seekers = await loadSeekers(db, companyId, ids)
  return found.map(
    ({ userId, ...offer }): RecruiterOffer => ({ ...offer, seeker: seekers.get(userId) ?? { id: userId, name: '' } }),
  )
}

const read = async (db: QueryExecutor, recruiter: ActingRecruiter, id: number): Promise<RecruiterOffer> => {
  const found = await loadOffers(db, sql`offer.id = ${id} and ${isTheirs(recruiter)}`, 'recruiter')
  const [offer] = await withSeekers(db, recruiter, found)
  if (!offer) throw new ApiError('notFound')
  return offer
}

/** The recruiters' side of offers (docs/product-rules.md#offers). */
export const registerRecruiterOfferRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const inspector = createResumeInspector({
    onFailure: (reason) => app.log.warn({ err: reason }, 'the file of an offer was not inspected'),
  })
  app.addHook('preClose', async () => inspector.close())
  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      uploadOfferFile,
      'employer',
      async ({ query, organisation, request }) => {
        const { id } = await requireRecruiter(db, organisation, query.recruiter_id)
        return takeUpload(request, id, offerFileForm, (upload) => storeOfferFile(app, inspector, upload, id))
      },
      { ...options, bodySeconds: 300 },
    ),
  )
  registerEndpoint(
    app,
    sendOperation,
    'employer',
    ({ body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        const acting = { id: recruiter.id, readsApplication: isVisibleApplication(recruiter) }
        return read(transaction, recruiter, await sendOffer(transaction, acting, body))
      }),
    options,
  )
  registerEndpoint(
    app,
    listOperation,
    'employer',
    async ({ query, organisation }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      const page = await listOffers(db, isTheirs(recruiter), 'recruiter', query)
      return { ...page, items: await withSeekers(db, recruiter, page.items) }
    },
    options,
  )
  registerEndpoint(
    app,
    getRecruiterOffer,
    'employer',
    async ({ params, query, organisation }) =>
      read(db, await requireRecruiter(db, organisation, query.recruiter_id), params.id),
    options,
  )
  registerEndpoint(
    app,
    withdrawOperation,
    'employer',
    async ({ params: { id }, body, organisation }) => {
      const recruiter = await requireRecruiter(db, organisation, body.recruiter_id)
      const owner = ownedByActing(recruiter)
      const readNow = () => read(db, recruiter, id)
      await orAsItIsNow(() => db.transaction((each) => withdrawOffer(each, { id, owner }, body.message)), readNow)
      return readNow()
    },
    options,
  )
}
