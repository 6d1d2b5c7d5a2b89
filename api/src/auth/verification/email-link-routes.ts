import {
  confirmEmailByLink,
  oneClickStopPath,
  readEmailLink,
  stopEmails,
} from '@jobspan/shared-kit/contracts/auth/verification'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../../members/tables.ts'
import { findUnprovenAccount } from '../../notifications/email-links.ts'
import { openInvitationStop } from '../../notifications/invitation-stop-links.ts'
import { endInvitations, suppressEmail } from '../../notifications/suppressed-emails.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerOneClick } from '../../platform/http/one-click.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { hideAddress } from '../../platform/text/hide-address.ts'

const perMinute = 60

/**
 * What the links of mails to an unproven address do, and that which ends invitations, on any device and without a session (ADR 76). No GET changes anything: scanners fetch every
 * link.
 */
export const registerEmailLinkRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    readEmailLink,
    'public',
    async ({ body }) => {
      const invited = openInvitationStop(app.sealKey, body.token)
      if (invited) return { purpose: 'stop_invitations' as const, email: hideAddress(invited), created_at: null }
      const { purpose, user } = await findUnprovenAccount(app, db, body.token)
      return { purpose, email: hideAddress(user.email), created_at: user.createdAt.toISOString() }
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    confirmEmailByLink,
    'public',
    async ({ body, session, reply }) => {
      const { purpose, user } = await findUnprovenAccount(app, db, body.token)
      if (purpose !== 'confirm') throw new ApiError('notFound')
      const [confirmed] = await db
        .update(users)
        .set({ isEmailVerify: true, updatedAt: sql`now()` })
        .where(and(eq(users.id, user.id), eq(users.email, user.email), eq(users.isEmailVerify, false)))
        .returning()
      // Of two presses at once one confirms.
      if (!confirmed) throw new ApiError('linkUsed')
      const isOwnSession = session?.kind === 'member' && session.user.id === user.id
      return isOwnSession ? refreshUserCookie(app, reply, confirmed) : { user: null }
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    stopEmails,
    'public',
    async ({ body }) => {
      await stop(app, body.token)
      return null
    },
    { perMinute },
  )
  registerOneClick(app, {
    path: oneClickStopPath,
    operationId: 'stopEmailsByOneClick',
    tag: 'data',
    summary: 'As stopEmails, by one click of a mail program (RFC 8058)',
    unsubscribe: (token) => stop(app, token),
  })
}

/** Mails that wait are not sent any more: the outbox asks when they leave. The page that confirms ends them, too. */
const stop = async (app: FastifyInstance, token: string): Promise<void> => {
  const { db } = app.connection
  const invited = openInvitationStop(app.sealKey, token)
  if (invited) return endInvitations(db, invited)
  const { user } = await findUnprovenAccount(app, db, token)
  await suppressEmail(db, user.email, 'unwanted')
}
