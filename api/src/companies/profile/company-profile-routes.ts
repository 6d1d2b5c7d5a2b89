import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import {
  companySitemap,
  getCompanyProfile,
  listCompanyPictures,
} from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { RequestSession } from '../../platform/session/session-store.ts'
import { listBlockedCompanyIds } from '../blocked-companies/exclude-blocked.ts'
import {
  findCompanyFacts,
  type KnownElsewhere,
  listCompaniesForSitemap,
  listPictures,
  toCompanyProfile,
} from './company-profile-repository.ts'

/** What areas below know of companies; they give it at start-up. */
export type CompanyKnowledge = {
  loadAnswers: (db: QueryExecutor, companyId: number) => Promise<CompanyProfile['answers']>
  loadReplyLabels: (db: QueryExecutor, recruiterIds: number[]) => Promise<KnownElsewhere['replyLabels']>
  isFollowed: (db: QueryExecutor, session: RequestSession | null, companyId: number) => Promise<boolean>
}

export const registerCompanyProfileRoutes = (app: FastifyInstance, knowledge: CompanyKnowledge): void => {
  registerEndpoint(
    app,
    getCompanyProfile,
    'public',
    async ({ db, params, language, session }) => {
      const facts = await findCompanyFacts(db, params.id)
      if (!facts) throw new ApiError('notFound')
      const [answers, replyLabels, isFollowed, blocked] = await Promise.all([
        knowledge.loadAnswers(db, params.id),
        knowledge.loadReplyLabels(
          db,
          facts.recruiters.map(({ id }) => id),
        ),
        knowledge.isFollowed(db, session, facts.company.mergedInto ?? params.id),
        listBlockedCompanyIds(db, session),
      ])
      const known = { answers, replyLabels, is_followed: isFollowed, is_blocked: blocked.has(params.id) }
      return toCompanyProfile(facts, known, language)
    },
    { cacheSeconds: 60, variesForMembers: true },
  )

  registerEndpoint(
    app,
    listCompanyPictures,
    'public',
    async ({ db, params, query: { page, size } }) => ({
      ...(await listPictures(db, params.id, { page, size })),
      page,
      size,
    }),
    { cacheSeconds: 60 },
  )

  registerEndpoint(
    app,
    companySitemap,
    'public',
    ({ db, query: { page, size } }) => listCompaniesForSitemap(db, page, size),
    { cacheSeconds: 60 },
  )
}
