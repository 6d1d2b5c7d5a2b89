import {
  type FoundSeeker,
  openSeeker,
  searchSeekers as searchOperation,
  showInterest as showInterestOperation,
} from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import type { FastifyInstance } from 'fastify'
import { recordBadgesShownTo } from '../../identity/identity-records.ts'
import { logVerifiedFirst } from '../../identity/verification.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'
import { recordProfileView } from './record-profile-view.ts'
import { loadSeeker, requireSeeker, searchSeekers } from './seeker-repository.ts'
import { showInterest } from './show-interest.ts'

const toSeen = ({ id, identity }: FoundSeeker) => ({ userId: id, identity })

/** Members as recruiters find them (docs/product-rules.md#seekers-whom-a-recruiter-finds). */
export const registerRecruiterSeekerRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    searchOperation,
    'employer',
    async ({ query, organisation, language, log }) => {
      const recruiter = await requireRecruiter(db, organisation, query.recruiter_id)
      const found = await searchSeekers(db, recruiter, query, language)
      await recordBadgesShownTo(db, recruiter.companyId, found.items.map(toSeen))
      logVerifiedFirst(log, { list: 'seekers', companyId: recruiter.companyId }, found.items)
      return found
    },
    { perMinute: 600 },
  )
  registerEndpoint(
    app,
    openSeeker,
    'employer',
    ({ params, body, organisation, language }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await requireSeeker(transaction, recruiter, params.id)
        await recordProfileView(transaction, recruiter, params.id)
        const seeker = await loadSeeker(transaction, recruiter, params.id, language)
        await recordBadgesShownTo(transaction, recruiter.companyId, [toSeen(seeker)])
        return seeker
      }),
    { perMinute: 600 },
  )
  registerEndpoint(
    app,
    showInterestOperation,
    'employer',
    ({ params, body, organisation, language }) =>
      db.transaction(async (transaction) => {
        const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
        await requireSeeker(transaction, recruiter, params.id)
        await showInterest(transaction, recruiter, params.id, body.job_id)
        return loadSeeker(transaction, recruiter, params.id, language)
      }),
    { perMinute: 600 },
  )
}
