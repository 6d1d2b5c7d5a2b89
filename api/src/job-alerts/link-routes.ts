import {
  confirmJobAlert,
  manageJobAlert,
  oneClickUnsubscribePath,
  readJobAlertLink,
  unsubscribeJobAlert,
} from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { FastifyInstance } from 'fastify'
import { messageTexts } from '../notifications/message-texts.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerOneClick } from '../platform/http/one-click.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { hideAddress } from '../platform/text/hide-address.ts'
import { hashAddress, openLink, openLinkFor } from './alert-links.ts'
import { endAlert, findMailedAlert, readAlert, updateAlert } from './alert-repository.ts'
import { confirmAlert, findLinkedAlert } from './confirm-alert.ts'
import { nextDue } from './schedule.ts'
import { describeSearch } from './search-name.ts'

const perMinute = 60

/** What the links of mails do, without a session. No GET changes anything: scanners fetch every link. */
export const registerLinkRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    readJobAlertLink,
    'public',
    async ({ body }) => {
      const link = openLink(app.sealKey, body.token)
      const linked = await findLinkedAlert(app, db, link)
      return {
        purpose: link.purpose,
        email: hideAddress(linked.mailTo),
        name: describeSearch(linked),
        alert: await readAlert(db, linked.id),
      }
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    confirmJobAlert,
    'public',
    async ({ body }) => ({ alert: await readAlert(db, await confirmAlert(app, body.token)) }),
    { perMinute },
  )
  registerEndpoint(
    app,
    manageJobAlert,
    'public',
    ({ body }) => {
      const link = openLinkFor(app.sealKey, body.token, 'manage')
      return db.transaction(async (transaction) => {
        const alert = await findLinkedAlert(app, transaction, link)
        const schedule = { frequency: body.frequency ?? alert.frequency, timeZone: alert.timeZone }
        await updateAlert(transaction, alert.id, {
          frequency: schedule.frequency,
          nextRunAt: nextDue(schedule, new Date()),
          ...(body.is_paused !== undefined && { pausedAt: body.is_paused ? new Date() : null }),
        })
        return { alert: await readAlert(transaction, alert.id) }
      })
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    unsubscribeJobAlert,
    'public',
    async ({ body }) => {
      await unsubscribe(app, body.token)
      return null
    },
    { perMinute },
  )
  registerOneClick(app, {
    path: oneClickUnsubscribePath,
    operationId: 'unsubscribeByOneClick',
    tag: 'job',
    summary: 'Ends a job alert by one click of a mail program (RFC 8058)',
    unsubscribe: (token) => unsubscribe(app, token),
  })
}

/** Ends the alert of a link. One that is gone, or whose mails go to another address by now, sends nothing there any more. */
const unsubscribe = (app: FastifyInstance, token: string): Promise<void> => {
  const { purpose, alertId, addressHash } = openLink(app.sealKey, token)
  // The page of the link that manages an alert ends it, too.
  if (purpose === 'confirm') throw new ApiError('notFound')
  return app.connection.db.transaction(async (transaction) => {
    const alert = await findMailedAlert(transaction, alertId)
    if (!alert || hashAddress(app.sealKey, alert.mailTo) !== addressHash) return
    await endAlert(transaction, alert, messageTexts[alert.language].jobAlert.unsubscribe)
  })
}
