import {
  downloadReferralResume,
  listRecruiterReferrals,
  openReferral,
  setReferralState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-referrals'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { sendResumeFile } from '../../profile/resumes/send-resume-file.ts'
import {
  listCompanyReferrals,
  setCompanyReferralState,
  viewCompanyReferral,
  viewReferralFile,
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

  registerFileEndpoint(
    app,
    downloadReferralResume,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const { companyId } = await requireRecruiter(db, organisation, query.recruiter_id)
      const file = await db.transaction((transaction) => viewReferralFile(transaction, companyId, params.id))
      return sendResumeFile(app, request, reply, file)
    },
    { perMinute },
  )
}
