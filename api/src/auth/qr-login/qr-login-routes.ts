import {
  answerQrLogin,
  claimQrLogin,
  qrLoginState,
  readQrLogin,
  startQrLogin,
} from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertSameOriginFetch } from '../../platform/http/csrf.ts'
import { ownOrigin } from '../../platform/http/own-origin.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { deviceOf } from '../../platform/session/device.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { findUserById } from '../session/user-repository.ts'
import { consumeAuthFlow, pendingLinkOf, readAuthFlow, startAuthFlow } from '../sign-in/auth-flow.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { isTwoFactorOn } from '../two-factor/two-factor-store.ts'
import {
  claim,
  createQrLogin,
  getQrLoginStatus,
  markScanned,
  qrLoginTtlSeconds,
  respondToQrLogin,
} from './qr-login-store.ts'

/**
 * Signing in by scanning a code with a phone that is signed in. The picture holds an id that opens nothing; only the
 * browser that asked holds the cookie that the answer is for, and only the phone that scanned first may answer.
 *
 * The phone came in with both factors, so the device it lets in is asked for no second one. In turn a member with two-factor
 * on proves anew on the phone who they are, so that a stolen session makes no further ones; and nobody's session that came
 * by this way counts as proof of who sits at the device, until they prove it there.
 */
export const registerQrLoginRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  registerEndpoint(
    app,
    startQrLogin,
    'public',
    async ({ request, reply, language }) => {
      const id = await createQrLogin(db, deviceOf(request))
      await startAuthFlow(app, reply, { kind: 'qr', userId: null, state: { id } })
      // The page of the kit's `urls.qrLogin`.
      const url = `${ownOrigin(request, app.settings)}/${language}/get-started/device/${id}`
      return { id, url, expires_in: qrLoginTtlSeconds }
    },
    { perMinute: 30 },
  )

  registerEndpoint(app, qrLoginState, 'public', async ({ request }) => {
    const flow = await readAuthFlow(db, request, ['qr'])
    return { status: flow ? await getQrLoginStatus(db, flow.state.id) : ('expired' as const) }
  })

  registerEndpoint(app, readQrLogin, 'member', async ({ params, session, request }) => {
    // It counts as scanned.
    assertSameOriginFetch(request)
    const login = await markScanned(db, params.id, session.user.id)
    if (!login) throw new ApiError('notFound')
    return { device_name: login.deviceName, country: login.country, requested_at: login.createdAt.toISOString() }
  })

  registerEndpoint(
    app,
    answerQrLogin,
    'member',
    async ({ params, body, session }) => {
      if (body.is_allowed && (await isTwoFactorOn(db, session.user.id))) requireRecentAuthentication(session)
      if (!(await respondToQrLogin(db, params.id, session.user.id, body.is_allowed))) throw new ApiError('notFound')
      return body
    },
    { perMinute: 30 },
  )

  registerEndpoint(app, claimQrLogin, 'public', async (context) => {
    const flow = await readAuthFlow(db, context.request, ['qr'])
    if (!flow) throw new ApiError('codeExpired')
    const user = await db.transaction(async (transaction) => {
      const owner = await claim(transaction, flow.state.id)
      if (owner === null || !(await consumeAuthFlow(transaction, flow.tokenHash))) return null
      // Read while the code is still held: whoever resets the password takes it away, and finds what begins after it.
      return findUserById(transaction, owner)
    })
    if (!user) throw new ApiError('codeExpired')
    return finishSignIn(app, context, user, { method: 'qr', isMultiFactor: true, pendingLink: pendingLinkOf(flow) })
  })
}
