import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { ownOrigins } from '../../platform/http/own-origin.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'
import { consumeAuthFlow, readAuthFlow } from '../sign-in/auth-flow.ts'
import { type AuthenticatorState, credentialOf, findPasskey, type Passkey, recordPasskeyUse } from './passkey-store.ts'

type Message = Record<string, unknown>
type PasskeyChallenge = {
  challenge: string
  /** The flow that holds the challenge, used up by a right answer. */
  tokenHash: string
  /** Whose passkey it must be; null where the answer says whose it is. */
  userId: number | null
}

/**
 * Checks a browser's answer (WebAuthn, section 7.2): own origin, this challenge, a person who was verified by the device, the
 * key that was kept, and a counter that went on. Gives whose passkey it is; throws 40011 for whatever does not hold. One
 * question takes one answer.
 */
export const verifyPasskeyAssertion = async (
  app: FastifyInstance,
  response: Message,
  { challenge, tokenHash, userId }: PasskeyChallenge,
): Promise<number> => {
  const { db } = app.connection
  const passkey = await findPasskey(db, String(response.id))
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw new ApiError('passkeyInvalid')
  const use = await checkAssertion(app, passkey, response, challenge)
  if (!use) throw new ApiError('passkeyInvalid')
  await db.transaction(async (transaction) => {
    const isFirst =
      (await consumeAuthFlow(transaction, tokenHash)) && (await recordPasskeyUse(transaction, passkey, use))
    if (!isFirst) throw new ApiError('passkeyInvalid')
  })
  return passkey.userId
}

/** For a member who proves again who they are. The question was asked by the options for signing in. */
export const reauthenticateByPasskey = async (
  app: FastifyInstance,
  { request, session }: { request: FastifyRequest; session: MemberSession },
  response: Message,
): Promise<void> => {
  const flow = await readAuthFlow(app.connection.db, request, ['passkey'])
  if (flow?.state.purpose !== 'confirm' || flow.userId !== session.user.id) throw new ApiError('passkeyInvalid')
  const { tokenHash, userId, state } = flow
  await verifyPasskeyAssertion(app, response, { challenge: state.challenge, tokenHash, userId })
}

const checkAssertion = async (
  app: FastifyInstance,
  passkey: Passkey,
  response: Message,
  challenge: string,
): Promise<AuthenticatorState | null> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: ownOrigins(app.settings),
      expectedRPID: app.settings.publicOrigin.hostname,
      credential: credentialOf(passkey),
      requireUserVerification: true,
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isSynced: credentialBackedUp } : null
  } catch {
    // The library throws for every reason that an answer does not hold, shapes that are no answer included.
    return null
  }
}
