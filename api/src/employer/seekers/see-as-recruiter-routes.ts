import { notFoundReasons, seeProfileAsRecruiter } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadOwnSeeker } from './seeker-repository.ts'
import { anyViewer, listHiddenNames, type Viewer } from './visible-seekers.ts'

/** A member looks at their own profile as recruiters do, by what answers recruiters. */
export const registerSeeAsRecruiterRoutes = (app: FastifyInstance): void =>
  registerEndpoint(app, seeProfileAsRecruiter, 'member', async ({ db, query, session, language }) => {
    const viewer = query.company_id === undefined ? anyViewer : await viewerOf(db, query.company_id)
    const { profile, found } = await loadOwnSeeker(db, viewer, session.user.id, language)
    const applies: Record<(typeof notFoundReasons)[number], boolean> = {
      profile_incomplete: !found.is_profile_completed,
      closed_to_offers: found.job_seeking_status === 'closed',
      visible_to_nobody: found.visible_to === 'nobody',
      visible_to_applied: found.visible_to === 'applied' && !found.has_applied,
      company: found.is_hidden === true,
      account_closing: found.is_closing === true,
    }
    return { profile, is_found: found.is_found === true, reasons: notFoundReasons.filter((reason) => applies[reason]) }
  })

/** Some recruiter of a company, who told the member nothing yet. Throws 40004 where there is no such company. */
const viewerOf = async (db: QueryExecutor, companyId: number): Promise<Viewer> => {
  const hiddenNames = await listHiddenNames(db, companyId)
  if (hiddenNames.length === 0) throw new ApiError('notFound')
  return { id: 0, companyId, hiddenNames }
}
