import {
  confirmJobAlert,
  manageJobAlert,
  oneClickUnsubscribePath,
  readJobAlertLink,
  unsubscribeJobAlert,
} from '@jobspan/shared-kit/contracts/job-alerts'
import type { FastifyInstance } from 'fastify'
import { messageTexts } from '../notifications/message-texts.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { acceptForms, acceptMultipartFields } from '../platform/http/accept-forms.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { hashAddress, openLink, openLinkFor } from './alert-links.ts'
import { endAlert, findMailedAlert, readAlert, updateAlert } from './alert-repository.ts'
import { confirmAlert, findLinkedAlert } from './confirm-alert.ts'
import { oneClickDescription } from './one-click-description.ts'
import { nextDue } from './schedule.ts'
import { nameSearch } from './search-name.ts'

const perMinute = 60
/** Mail programs unsubscribe for all their readers from a few addresses. */
const oneClicksPerMinute = 600

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
        name: nameSearch(linked),
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
  app.otherPaths[oneClickUnsubscribePath] = oneClickDescription
  app.register(async (scope) => registerOneClick(scope))
}

/** Unsubscribing by a mail program (RFC 8058, section 3.2): a form with neither cookie nor header, and no redirect in answer. */
const registerOneClick = (scope: FastifyInstance): void => {
  acceptForms(scope)
  // What RFC 8058 recommends.
  acceptMultipartFields(scope)
  scope.post<{ Querystring: { token?: string }; Body?: Record<string, string> }>(
    oneClickUnsubscribePath,
    { config: { allowsCrossSiteForms: true, rateLimit: rateLimit(scope.settings, 'POST', oneClicksPerMinute) } },
    async (request, reply) => {
      if (request.body?.['List-Unsubscribe'] !== 'One-Click') throw new ApiError('validationFailed')
      await unsubscribe(scope, String(request.query.token ?? ''))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    },
  )
  scope.get(oneClickUnsubscribePath, (_, reply) =>
    reply
      .code(405)
      .header('allow', 'POST')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(''),
  )
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

/** Enough for its owner to know it, and nothing for who found the link. */
const hideAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${'•'.repeat(5)}${email.slice(at)}`
}
