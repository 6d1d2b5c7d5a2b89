import {
  blockCompany,
  listBlockedCompanies,
  searchCompaniesToBlock,
  unblockCompany,
} from '@jobspan/shared-kit/contracts/companies/blocked-companies'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import {
  deleteBlockedCompany,
  insertBlockedCompany,
  listBlocked,
  searchCompaniesByName,
} from './blocked-company-repository.ts'

/** Companies that must not see a member, and finding them by either name. */
export const registerBlockedCompanyRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, searchCompaniesToBlock, 'member', async ({ db, query, session }) => ({
    items: await searchCompaniesByName(db, session.user.id, query.company_name),
  }))

  registerEndpoint(app, listBlockedCompanies, 'member', async ({ db, session }) => ({
    items: await listBlocked(db, session.user.id),
  }))

  registerEndpoint(app, blockCompany, 'member', async ({ db, body, session }) => {
    await app.connection.db.transaction((transaction) =>
      insertBlockedCompany(transaction, session.user.id, body.company_id),
    )
    return { items: await listBlocked(db, session.user.id) }
  })

  registerEndpoint(app, unblockCompany, 'member', async ({ db, params, session }) => {
    await deleteBlockedCompany(db, session.user.id, params.id)
    return { items: await listBlocked(db, session.user.id) }
  })
}
