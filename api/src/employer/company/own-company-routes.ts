import {
  deleteCompanyDocument,
  deleteCompanyPicture,
  getOwnCompany,
  listCompanyDocuments,
  orderCompanyPictures,
  updateOwnCompany,
} from '@jobspan/shared-kit/contracts/employer/own-company'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { refreshCompanyNames } from '../../companies/blocked-companies/company-names.ts'
import { deleteDocument, deletePicture, listDocuments, orderPictures } from '../../companies/profile/company-files.ts'
import { findCompanyFacts, toCompanyProfile } from '../../companies/profile/company-profile-repository.ts'
import { addOwnFacts, keepOwnFacts } from '../../companies/profile/write-profile-facts.ts'
import { invalidateCompanyDirectory } from '../../companies/search/company-directory.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { registerCompanyUploads } from './company-uploads.ts'
import { requireCompanyAdmin } from './require-company-admin.ts'
import { toOwnFacts } from './to-own-facts.ts'

/** The company's page as a guest sees it, without what takes applications and chats to know. */
const readProfile = async (db: QueryExecutor, companyId: number, language: LanguageKey) => {
  const facts = await findCompanyFacts(db, companyId)
  if (!facts) throw new ApiError('notFound')
  const known = { answers: null, replyLabels: new Map(), is_followed: false, is_blocked: false }
  return toCompanyProfile(facts, known, language)
}

/** What a company says and shows of itself (docs/product-rules.md#company-page). */
export const registerOwnCompanyRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, getOwnCompany, 'employer', async ({ query, organisation, language }) => {
    const { companyId } = await requireRecruiter(db, organisation, query.recruiter_id)
    return readProfile(db, companyId, language)
  })
  registerEndpoint(app, updateOwnCompany, 'employer', async ({ body, organisation, language }) => {
    const profile = await db.transaction(async (transaction) => {
      const { companyId } = await requireCompanyAdmin(transaction, organisation, body.recruiter_id)
      await addOwnFacts(transaction, companyId, toOwnFacts(body))
      await keepOwnFacts(transaction, [companyId])
      await refreshCompanyNames(transaction, [companyId])
      return readProfile(transaction, companyId, language)
    })
    invalidateCompanyDirectory()
    return profile
  })
  registerEndpoint(app, orderCompanyPictures, 'employer', ({ body, organisation }) =>
    db.transaction(async (transaction) => {
      const { companyId } = await requireCompanyAdmin(transaction, organisation, body.recruiter_id)
      await orderPictures(transaction, companyId, body.ids)
      return { ids: body.ids }
    }),
  )
  registerEndpoint(app, deleteCompanyPicture, 'employer', async ({ params, query, organisation }) => {
    const { companyId } = await requireCompanyAdmin(db, organisation, query.recruiter_id)
    await deletePicture(db, companyId, params.id)
    return null
  })
  registerEndpoint(app, listCompanyDocuments, 'employer', async ({ query, organisation }) => {
    const { companyId } = await requireCompanyAdmin(db, organisation, query.recruiter_id)
    return { items: await listDocuments(db, companyId) }
  })
  registerEndpoint(app, deleteCompanyDocument, 'employer', async ({ params, query, organisation }) => {
    const { companyId } = await requireCompanyAdmin(db, organisation, query.recruiter_id)
    await deleteDocument(db, companyId, params.id)
    return null
  })
  registerCompanyUploads(app)
}
