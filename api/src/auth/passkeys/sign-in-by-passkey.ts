import type { loginWithPasskey, passkeyLoginOptions } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { findUserById } from '../session/user-repository.ts'
import {
  clearAuthFlowCookie,
  pendingLinkOf,
  readAuthFlow,
  startAuthFlow,
  updateAuthFlow,
} from '../sign-in/auth-flow.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { verifyPasskeyAssertion } from './passkey-assertion.ts'
import { passkeysOf } from './passkey-store.ts'

/**
 * The question for a passkey. In the second step of a sign-in, and where a member proves again who they are, only that member's
 * passkeys are asked for; else the device offers those it keeps for this site, and nobody is named.
 */
export const createAuthenticationOptions = async (
  app: FastifyInstance,
  { session, request, reply }: Context<typeof passkeyLoginOptions>,
) => {
  const { db } = app.connection
  const second = await readAuthFlow(db, request, ['two_factor'])
  const userId = second?.userId ?? (session?.kind === 'member' ? session.user.id : null)
  const passkeys = userId === null ? [] : await passkeysOf(db, userId)
  const options = await generateAuthenticationOptions({
    rpID: app.settings.publicOrigin.hostname,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  const { challenge } = options
  if (second) {
    // A code may be typed instead, so the second step stays what it is.
    await updateAuthFlow(db, second.tokenHash, { ...second.state, challenge })
  } else {
    const purpose = userId === null ? 'login' : 'confirm'
    await startAuthFlow(app, reply, { kind: 'passkey', userId, state: { challenge, purpose } })
  }
  return { options: { ...options } }
}

/** Signs in by a passkey: something one has, which verified who holds it, so both factors at once. */
export const signInByPasskey = async (app: FastifyInstance, context: Context<typeof loginWithPasskey>) => {
  const { db } = app.connection
  // In the second step the question stands in that step; what was asked before it, on the first page, is over.
  const second = await readAuthFlow(db, context.request, ['two_factor'])
  const flow = second?.state.challenge ? second : await readAuthFlow(db, context.request, ['passkey'])
  const challenge = flow?.state.challenge
  const isForSignIn = flow?.kind === 'two_factor' || flow?.state.purpose === 'login'
  if (!flow || !challenge || !isForSignIn) throw new ApiError('passkeyInvalid')
  const { tokenHash, userId } = flow
  const ownerId = await verifyPasskeyAssertion(app, context.body.response, { challenge, tokenHash, userId })
  const user = await findUserById(db, ownerId)
  if (!user) throw new ApiError('passkeyInvalid')
  const method = flow.kind === 'two_factor' ? flow.state.method : ('passkey' as const)
  clearAuthFlowCookie(app, context.reply, 'passkey')
  // A second step that was used up says itself what was to be joined; else that waits where it was.
  const pendingLink = flow.kind === 'two_factor' ? pendingLinkOf(flow) : undefined
  return finishSignIn(app, context, user, {
    method,
    isMultiFactor: true,
    ...(pendingLink === undefined ? {} : { pendingLink }),
  })
}
