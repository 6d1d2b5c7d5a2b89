import {
  checkFirstRegistration,
  endFirstRegistration,
  listPopups as listPopupsEndpoint,
  recordGetStarted,
  recordPopup as recordPopupEndpoint,
  recordTraceability,
} from '@jobspan/shared-kit/contracts/account/first-steps'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { toUtmParameters } from '../../auth/registration/utm-parameters.ts'
import { insertVisitorTrace, traceHash } from '../../auth/registration/visitor-traces.ts'
import { listPopups, recordPopup } from '../../members/popup-records.ts'
import { users } from '../../members/tables.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'

/** Records of somebody's first steps (docs/product-rules.md#first-steps-and-campaigns). */
export const registerProfileCompletionRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, checkFirstRegistration, 'member', async ({ session }) => ({
    is_first_registration: session.user.isNewAccount,
  }))

  // The account is new until this was called once: whoever greets, greets once, however many tabs call it.
  registerEndpoint(app, endFirstRegistration, 'member', async ({ db, session }) => {
    const ended = await db
      .update(users)
      .set({ isNewAccount: false })
      .where(sql`${users.id} = ${session.user.id} and ${users.isNewAccount}`)
      .returning({ id: users.id })
    return { is_first_registration: ended.length > 0 }
  })

  registerEndpoint(app, recordPopupEndpoint, 'session', async ({ db, body, session }) => {
    await recordPopup(db, session.seekerId, body.popup_key)
    return null
  })

  registerEndpoint(app, listPopupsEndpoint, 'session', async ({ db, session }) => {
    const rows = await listPopups(db, session.seekerId)
    return { items: rows.map((row) => ({ popup_key: row.popup, recorded_at: row.createdAt.toISOString() })) }
  })

  registerEndpoint(
    app,
    recordGetStarted,
    'session',
    async ({ db, body, session }) => {
      const who = body.email || body.phone_num
      const facts = { way: body.way, ...(who ? { who: traceHash(app.sealKey, who) } : {}) }
      await insertVisitorTrace(db, { seekerId: session.seekerId, kind: 'get_started', facts })
      return null
    },
    { perMinute: 60 },
  )

  registerEndpoint(
    app,
    recordTraceability,
    'session',
    async ({ db, body, session }) => {
      const { source, utm } = body
      // Where somebody went is kept without what an address may carry behind its path: mails, codes, names.
      const [destination] = body.destination.split(/[?#]/)
      const facts = { source, destination, ...toUtmParameters(utm) }
      await insertVisitorTrace(db, { seekerId: session.seekerId, kind: 'destination', facts })
      return null
    },
    { perMinute: 60 },
  )
}
