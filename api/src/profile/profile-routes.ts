import {
  completeProfile,
  getProfile,
  getProfileCompletion,
  updateProfileVisibility,
} from '@jobspan/shared-kit/contracts/profile/profile'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { refreshUserCookie } from '../platform/session/user-cookie.ts'
import { getProfileCompletion as completionOf } from './completion/profile-completion.ts'
import { loadProfile, markComplete } from './profile-repository.ts'
import { saveVisibility } from './visibility/visibility-repository.ts'

/** A member's profile as a whole; its parts have routes of their own. */
export const registerProfileRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, getProfile, 'member', ({ db, session }) => loadProfile(db, session.user))

  registerEndpoint(app, getProfileCompletion, 'member', async ({ db, session }) =>
    completionOf(await loadProfile(db, session.user)),
  )

  registerEndpoint(app, updateProfileVisibility, 'member', ({ db, body, session }) =>
    saveVisibility(db, session.user.id, body),
  )

  registerEndpoint(app, completeProfile, 'member', async ({ db, session, reply }) => {
    const member = await markComplete(db, session.user.id)
    const { completion } = await loadProfile(db, member)
    return { ...refreshUserCookie(app, reply, member), completion }
  })
}
