import {
  acceptInvitation,
  createInvitationLink,
  getInvitationByCode,
  getOwnInvitations,
  listInvitations as listOperation,
  sendInvitationMails as mailOperation,
} from '@jobspan/shared-kit/contracts/rewards/invitations'
import { getProgramme } from '@jobspan/shared-kit/contracts/rewards/programme'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { keepInvitation, requireInviter, shownName, statusFor } from './accept-invitation.ts'
import { saveLink } from './invitation-links.ts'
import { listInvitations } from './list-invitations.ts'
import { networkHashOf } from './network-hash.ts'
import { loadOwnInvitations } from './own-invitations.ts'
import { acceptTerms } from './programme/accepted-terms.ts'
import { loadProgramme } from './programme/programme.ts'
import { sendInvitationMails } from './send-invitation-mails.ts'

/** For whoever is invited; guests have no other way to learn of it. */
const registerGuestRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(app, getProgramme, 'public', ({ country }) => loadProgramme(db, country), { cacheSeconds: 60 })
  registerEndpoint(
    app,
    getInvitationByCode,
    'public',
    async ({ params, session }) => {
      const inviter = await requireInviter(db, params.code)
      return { inviter: { name: shownName(inviter) }, status: statusFor(inviter, session, 'open') }
    },
    { perMinute: 60 },
  )
  registerEndpoint(
    app,
    acceptInvitation,
    'session',
    async ({ body, session, request }) => {
      const inviter = await requireInviter(db, body.code)
      const status = statusFor(inviter, session, 'accepted')
      if (status === 'accepted') await keepInvitation(app, request, inviter, session.seekerId)
      return { inviter: { name: shownName(inviter) }, status }
    },
    { perMinute: 30 },
  )
}

/** Invitations of members (docs/product-rules.md#invitations), and what they bring. */
export const registerInvitationRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerGuestRoutes(app)
  registerEndpoint(app, getOwnInvitations, 'member', ({ session }) => loadOwnInvitations(db, session.user.id))
  registerEndpoint(
    app,
    createInvitationLink,
    'member',
    ({ body, session, request }) =>
      db.transaction(async (transaction) => {
        await acceptTerms(transaction, session.user.id, body.terms_version)
        await saveLink(transaction, session.user.id, networkHashOf(app, request))
        return loadOwnInvitations(transaction, session.user.id)
      }),
    { perMinute: 20 },
  )
  registerEndpoint(
    app,
    listOperation,
    'member',
    ({ db: reader, query, session }) => listInvitations(reader, session.user.id, query),
    { readsFromStandby: true },
  )
  registerEndpoint(
    app,
    mailOperation,
    'member',
    async (context) => {
      const sent = await sendInvitationMails(app, context)
      return { sent, own: await loadOwnInvitations(context.db, context.session.user.id) }
    },
    { perMinute: 10 },
  )
}
