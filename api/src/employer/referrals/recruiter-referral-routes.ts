import { sanitizeQuery } from '@jobspan/kit-server'
import {
  downloadReferralResume,
  listRecruiterReferrals,
  openReferral,
  setReferralState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-referrals'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireEmployerAuth } from '../../platform/http/employer-auth.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendResumeFile } from '../../profile/resumes/send-resume-file.ts'
import {
  findReferralFile,
  listCompanyReferrals,
  setCompanyReferralState,
  viewCompanyReferral,
} from '../../rewards/referrals/company-referrals.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'

const perMinute = 600

/** Resumes that members bring before a company as a reward (docs/product-rules.md#referrals). */
export const registerRecruiterReferralRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    listRecruiterReferrals,
    'employer',
    async ({ query, organisation }) => {
      const { companyId } = await requireRecruiter(db, organisation, query.recruiter_id)
      return listCompanyReferrals(db, companyId, query)
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    openReferral,
    'employer',
    ({ params, body, organisation }) =>
      db.transaction(async (transaction) => {
        const { companyId } = await requireRecruiter(transaction, organisation, body.recruiter_id)
        return viewCompanyReferral(transaction, companyId, params.id)
      }),
    { perMinute },
  )
  registerEndpoint(
    app,
    setReferralState,
    'employer',
    ({ params: { id }, body: { recruiter_id: recruiterId, state }, organisation }) =>
      db.transaction(async (transaction) => {
        const { companyId } = await requireRecruiter(transaction, organisation, recruiterId)
        return setCompanyReferralState(transaction, companyId, { id, state })
      }),
    { perMinute },
  )

  // The answer is the file, not the envelope, so it is a plain route.
  const config = { rateLimit: rateLimit(app.settings, 'GET', perMinute) }
  app.get(downloadReferralResume.path, { config }, async (request, reply) => {
    const organisation = await requireEmployerAuth(app, request, reply)
    const params = downloadReferralResume.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    const query = downloadReferralResume.query.safeParse(sanitizeQuery(request.query))
    if (!query.success) throw new ApiError('validationFailed', { fields: { recruiter_id: ['required'] } })
    const { companyId } = await requireRecruiter(db, organisation, query.data.recruiter_id)
    return sendResumeFile(app, request, reply, await findReferralFile(db, companyId, params.data.id))
  })
  app.operations.push(downloadReferralResume)
}
