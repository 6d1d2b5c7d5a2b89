import {
  addPasskey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '@jobspan/shared-kit/contracts/account-security'
import { loginWithPasskey, passkeyLoginOptions } from '@jobspan/shared-kit/contracts/sign-in'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { holdSession } from '../../platform/session/lock-session.ts'
import { requireRecentProof } from '../reauthentication/recent-authentication.ts'
import { assertAnotherWay, loadWaysIn } from '../sign-in-methods/sign-in-methods.ts'
import { beginAdding, finishAdding } from './add-passkey.ts'
import { remove, rename } from './passkey-store.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

/** Passkeys (WebAuthn): to sign in, as the second step, and to prove again who one is. */
export const registerPasskeyRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const limits = { perMinute: 60 }

  registerEndpoint(app, passkeyOptions, 'member', (context) => beginAdding(app, context), limits)

  registerEndpoint(
    app,
    addPasskey,
    'member',
    async (context) => {
      await finishAdding(app, context)
      return loadWaysIn(db, context.session)
    },
    limits,
  )

  registerEndpoint(app, renamePasskey, 'member', async ({ params, body, session }) => {
    if (!(await rename(db, session.user.id, params.id, body.name))) throw new ApiError('notFound')
    return loadWaysIn(db, session)
  })

  registerEndpoint(app, removePasskey, 'member', async ({ params, session }) => {
    requireRecentProof(session)
    await db.transaction(async (transaction) => {
      await holdSession(transaction, session)
      await assertAnotherWay(transaction, session.user.id, { passkey: params.id })
      if (!(await remove(transaction, session.user.id, params.id))) throw new ApiError('notFound')
    })
    return loadWaysIn(db, session)
  })

  registerEndpoint(app, passkeyLoginOptions, 'public', (context) => askForPasskey(app, context), limits)
  registerEndpoint(app, loginWithPasskey, 'public', (context) => signInByPasskey(app, context), limits)
}
