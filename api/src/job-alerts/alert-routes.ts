import {
  createJobAlert,
  deleteJobAlert,
  listJobAlerts,
  previewJobAlert,
  updateJobAlert,
} from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { FastifyInstance } from 'fastify'
import { messageTexts } from '../notifications/message-texts.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import type { JobSearch } from '../search/job-search.ts'
import { endAlert, findOwnAlert, findTwinOfMember, listAlerts, replaceAlert, updateAlert } from './alert-repository.ts'
import { assertTimeZone, createAlert } from './create-alert.ts'
import { hashSearch, normalizeCriteria } from './criteria.ts'
import { previewAlert } from './preview-alert.ts'
import { nextDue } from './schedule.ts'

/** What members do with their alerts, and what anybody may ask for. */
export const registerAlertRoutes = (app: FastifyInstance, jobSearch: JobSearch): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    listJobAlerts,
    'member',
    async ({ db: reader, session }) => ({ items: await listAlerts(reader, session.user) }),
    { readsFromStandby: true },
  )
  registerEndpoint(app, createJobAlert, 'session', (context) => createAlert(app, context), {
    perMinute: 30,
    handlesIdempotency: true,
  })
  registerEndpoint(app, updateJobAlert, 'member', ({ params, body, session }) => {
    if (body.time_zone !== undefined) assertTimeZone(body.time_zone)
    return db.transaction(async (transaction) => {
      const alert = await findOwnAlert(transaction, session.user, params.id)
      const criteria = body.criteria ? normalizeCriteria(body.criteria) : alert.criteria
      const criteriaHash = hashSearch({ ...alert, criteria })
      const twin = await findTwinOfMember(transaction, session.user, criteriaHash, alert.id)
      if (twin) await replaceAlert(transaction, twin.id, alert.id)
      const schedule = { frequency: body.frequency ?? alert.frequency, timeZone: body.time_zone ?? alert.timeZone }
      await updateAlert(transaction, alert.id, {
        criteria,
        criteriaHash,
        ...schedule,
        nextRunAt: nextDue(schedule, new Date()),
        ...(body.is_paused !== undefined && { pausedAt: body.is_paused ? new Date() : null }),
      })
      return { items: await listAlerts(transaction, session.user) }
    })
  })
  registerEndpoint(app, deleteJobAlert, 'member', ({ params, session, language }) =>
    db.transaction(async (transaction) => {
      const alert = await findOwnAlert(transaction, session.user, params.id)
      await endAlert(transaction, alert, messageTexts[language].jobAlert.unsubscribe)
      return { items: await listAlerts(transaction, session.user) }
    }),
  )
  registerEndpoint(
    app,
    previewJobAlert,
    'session',
    ({ body, session, country, language }) =>
      previewAlert(db, jobSearch, { criteria: normalizeCriteria(body.criteria), country, language }, session),
    { perMinute: 60 },
  )
}
