import {
  addPasskey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '@jobspan/shared-kit/contracts/auth/account-security'
import { loginWithPasskey, passkeyLoginOptions } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { assertOtherSignInMethod, loadSignInMethods } from '../sign-in-methods/sign-in-methods.ts'
import { createRegistrationOptions, finishRegistration } from './add-passkey.ts'
import { deletePasskey, updatePasskeyName } from './passkey-store.ts'
import { createAuthenticationOptions, signInByPasskey } from './sign-in-by-passkey.ts'

/** Passkeys (WebAuthn): to sign in, as the second step, and to prove again who one is. */
export const registerPasskeyRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const limits = { perMinute: 60 }

  registerEndpoint(app, passkeyOptions, 'member', (context) => createRegistrationOptions(app, context), limits)

  registerEndpoint(
    app,
    addPasskey,
    'member',
    async (context) => {
      await finishRegistration(app, context)
      return loadSignInMethods(db, context.session)
    },
    limits,
  )

  registerEndpoint(app, renamePasskey, 'member', async ({ params, body, session }) => {
    if (!(await updatePasskeyName(db, session.user.id, params.id, body.name))) throw new ApiError('notFound')
    return loadSignInMethods(db, session)
  })

  registerEndpoint(app, removePasskey, 'member', async ({ params, session }) => {
    requireRecentAuthentication(session)
    await db.transaction(async (transaction) => {
      await lockSession(transaction, session)
      await assertOtherSignInMethod(transaction, session.user.id, { passkey: params.id })
      if (!(await deletePasskey(transaction, session.user.id, params.id))) throw new ApiError('notFound')
    })
    return loadSignInMethods(db, session)
  })

  registerEndpoint(app, passkeyLoginOptions, 'public', (context) => createAuthenticationOptions(app, context), limits)
  registerEndpoint(app, loginWithPasskey, 'public', (context) => signInByPasskey(app, context), limits)
}
