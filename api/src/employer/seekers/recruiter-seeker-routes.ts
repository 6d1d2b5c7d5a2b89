import {
  openSeeker,
  searchSeekers as searchOperation,
  showInterest as showInterestOperation,
} from '@jobspan/shared-kit/contracts/recruiter-seekers'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { recordProfileView } from './profile-views.ts'
import { loadSeeker, requireSeeker, searchSeekers } from './seeker-repository.ts'
import { showInterest } from './show-interest.ts'

/** Members as recruiters find them (docs/product-rules.md#seekers-whom-a-recruiter-finds). */
export const registerRecruiterSeekerRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    searchOperation,
    'employer',
    async ({ query, organisation }) =>
      searchSeekers(db, await requireRecruiter(db, organisation, query.recruiter_id), query),
    { perMinute: 600 },
  )
  registerEndpoint(
    app,
    openSeeker,
    'employer',
    ({ params, body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await requireSeeker(transaction, recruiter, params.id)
        await recordProfileView(transaction, recruiter, params.id)
        return loadSeeker(transaction, recruiter, params.id)
      }),
    { perMinute: 600 },
  )
  registerEndpoint(
    app,
    showInterestOperation,
    'employer',
    ({ params, body, organisation }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await requireSeeker(transaction, recruiter, params.id)
        await showInterest(transaction, recruiter, params.id, body.job_id)
        return loadSeeker(transaction, recruiter, params.id)
      }),
    { perMinute: 600 },
  )
}
