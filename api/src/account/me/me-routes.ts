import { updateMe } from '@jobspan/shared-kit/contracts/account/account-settings'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { assertFactsValid, changeMember } from '../../profile/change-member.ts'

/** The name of a member, and facts of the profile. */
export const registerMeRoutes = (app: FastifyInstance): void =>
  registerEndpoint(app, updateMe, 'member', async ({ body, session, reply }) => {
    assertFactsValid(body)
    const user = await app.connection.db.transaction((transaction) => changeMember(transaction, session.user.id, body))
    return refreshUserCookie(app, reply, user)
  })
