import { followCompany, unfollowCompany } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { FastifyInstance } from 'fastify'
import { requireCompany } from '../../companies/company-repository.ts'
import { messageTexts } from '../../notifications/message-texts.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { RequestSession } from '../../platform/session/session-store.ts'
import { endAlert, listAlertsOfCompany, lockAlertsOf } from '../alert-repository.ts'
import { assertTimeZone, createForMember } from '../create-alert.ts'
import { normalizeCriteria } from '../criteria.ts'

/** Whether an alert of the member asks for this company's jobs, and is not paused. */
export const isCompanyFollowed = async (
  db: QueryExecutor,
  session: RequestSession | null,
  companyId: number,
): Promise<boolean> => {
  if (session?.kind !== 'member') return false
  const alerts = await listAlertsOfCompany(db, session.user, companyId)
  return alerts.some(({ pausedAt }) => pausedAt === null)
}

/** To follow a company is to have an alert of its jobs, wherever they are (docs/product-rules.md#followed-companies). */
export const registerFollowRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(app, followCompany, 'member', ({ params, body, session, country, language }) => {
    assertTimeZone(body.time_zone)
    const { user } = session
    const followed = { is_followed: true, needs_confirmation: !user.isEmailVerify }
    return db.transaction(async (transaction) => {
      const companyId = await requireCompany(transaction, params.id)
      if (await isCompanyFollowed(transaction, session, companyId)) return followed
      await createForMember(transaction, user, {
        criteria: normalizeCriteria({ company_ids: [companyId], country: 'all' }),
        country,
        language,
        frequency: 'daily',
        timeZone: body.time_zone,
      })
      return followed
    })
  })

  registerEndpoint(app, unfollowCompany, 'member', ({ params, session, language }) =>
    db.transaction(async (transaction) => {
      const companyId = await requireCompany(transaction, params.id)
      await lockAlertsOf(transaction, session.user.email)
      for (const alert of await listAlertsOfCompany(transaction, session.user, companyId))
        await endAlert(transaction, alert, messageTexts[language].jobAlert.unsubscribe)
      return { is_followed: false }
    }),
  )
}
