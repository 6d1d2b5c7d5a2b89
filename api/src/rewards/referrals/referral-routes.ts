import {
  listReferralCompanies as listCompaniesOperation,
  listReferrals,
  referMember,
} from '@jobspan/shared-kit/contracts/rewards/referrals'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { removeFile } from '../../platform/files/file-removals.ts'
import { readIdempotencyKey, runOnce } from '../../platform/http/idempotency.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { listReferralCompanies } from './referral-companies.ts'
import { copyReferredResume, listReferralsOf, refer } from './referral-repository.ts'

/** A member brings their resume before a company that takes referrals, once for each such reward (docs/product-rules.md#referrals). */
export const registerReferralRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, listCompaniesOperation, 'member', ({ query, session }) =>
    listReferralCompanies(db, session.user, query),
  )
  registerEndpoint(app, listReferrals, 'member', async ({ session }) => ({
    items: await listReferralsOf(db, session.user.id),
  }))
  registerEndpoint(
    app,
    referMember,
    'member',
    async ({ body, session, request, reply }) => {
      const userId = session.user.id
      // A repeated key gets its first answer also where the resume is gone since, so that there is none is told later.
      const copied = await copyReferredResume(app, userId, body.resume_id).then(
        (resume) => ({ resume }),
        (error: unknown) => ({ error }),
      )
      const discard = async () => {
        if ('resume' in copied) await removeFile(db, app.fileStore, copied.resume.fileKey).catch(() => undefined)
      }
      const scope = `${session.seekerId} ${referMember.method} ${referMember.path}`
      try {
        const once = await runOnce(db, scope, readIdempotencyKey(request), body, async (transaction) => {
          if ('error' in copied) throw copied.error
          await lockSession(transaction, session)
          const { grant_id: grantId, company_id: companyId } = body
          return refer(transaction, session.user, { grantId, companyId, resume: copied.resume })
        })
        if (once.isReplay) {
          await discard()
          reply.header('idempotent-replayed', 'true')
        }
        return once.data
      } catch (error) {
        if (error instanceof ApiError) await discard()
        throw error
      }
    },
    { perMinute: 20, handlesIdempotency: true },
  )
}
