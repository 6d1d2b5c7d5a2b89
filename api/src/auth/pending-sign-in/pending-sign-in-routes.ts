import {
  cancelPendingSignIn,
  pendingSignIn,
  registerPending,
  type SignInResult,
} from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { clearAuthFlowCookie, discardAuthFlow, readAuthFlow } from '../sign-in/auth-flow.ts'
import { setSessionCookies } from '../sign-in/finish-sign-in.ts'
import { secondFactorsOf } from '../sign-in/second-factors.ts'
import { toPendingRegistration } from '../sign-in/start-registration.ts'
import { registerPendingMember } from './register-pending.ts'

/** Half-finished sign-ins: what a page shows of them, giving them up, and making the account of who has none. */
export const registerPendingSignInRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, pendingSignIn, 'public', ({ request }) => readPending(app, request))

  registerEndpoint(app, cancelPendingSignIn, 'public', async ({ request, reply }) => {
    await discardAuthFlow(app, request)
    clearAuthFlowCookie(app, reply)
    return null
  })

  registerEndpoint(
    app,
    registerPending,
    'public',
    async (context) => {
      const { user, token } = await registerPendingMember(app, context)
      clearAuthFlowCookie(app, context.reply)
      return setSessionCookies(app, context.reply, user, token)
    },
    { perMinute: 20 },
  )
}

const readPending = async (app: FastifyInstance, request: FastifyRequest): Promise<SignInResult> => {
  const { db } = app.connection
  const flow = await readAuthFlow(db, request, ['two_factor', 'registration', 'link'])
  if (!flow) throw new ApiError('notFound')
  if (flow.kind === 'registration') return toPendingRegistration(flow.state)
  if (flow.kind === 'two_factor') {
    return { status: 'two_factor', methods: await secondFactorsOf(db, flow.userId) }
  }
  return { status: 'link', provider: flow.state.social.provider, email: flow.state.email }
}
