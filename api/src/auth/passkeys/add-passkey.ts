import type { addPasskey, passkeyOptions } from '@jobspan/shared-kit/contracts/auth/account-security'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import { keyedHash } from '../../platform/crypto/seal.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { ownOrigins } from '../../platform/http/own-origin.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { requireRecentAuthentication } from '../../platform/session/recent-authentication.ts'
import { clearAuthFlowCookie, consumeAuthFlow, readAuthFlow, startAuthFlow } from '../sign-in/auth-flow.ts'
import { insertPasskey, passkeysOf } from './passkey-store.ts'

/** EdDSA, ES256, RS256 (COSE): what devices have; stated, so that Node's experiments with others are left alone. */
const algorithms = [-8, -7, -257]

/**
 * Options for a passkey that signs in by itself: the device keeps whose it is, and verifies the person each time. Its name for
 * the account (the user handle) tells nothing about the member.
 */
export const createRegistrationOptions = async (
  app: FastifyInstance,
  { session, reply }: Context<typeof passkeyOptions, 'member'>,
) => {
  requireRecentAuthentication(session)
  const { user } = session
  const existing = await passkeysOf(app.connection.db, user.id)
  const options = await generateRegistrationOptions({
    rpName: app.settings.brandName,
    rpID: app.settings.publicOrigin.hostname,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new Uint8Array(Buffer.from(keyedHash(app.sealKey, 'passkey owner', String(user.id)), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  await startAuthFlow(app, reply, { kind: 'passkey', userId: user.id, state: { challenge, purpose: 'add' } })
  return { options: { ...options } }
}

/** Checks what the browser made (WebAuthn, section 7.1) and adds it. Throws 40011 for whatever does not hold. */
export const finishRegistration = async (
  app: FastifyInstance,
  { session, body, request, reply }: Context<typeof addPasskey, 'member'>,
): Promise<void> => {
  requireRecentAuthentication(session)
  const { db } = app.connection
  const { user } = session
  const flow = await readAuthFlow(db, request, ['passkey'])
  if (flow?.state.purpose !== 'add' || flow.userId !== user.id) throw new ApiError('passkeyInvalid')
  const made = await verifyRegistrationResponse({
    response: body.response as unknown as RegistrationResponseJSON,
    expectedChallenge: flow.state.challenge,
    expectedOrigin: ownOrigins(app.settings),
    expectedRPID: app.settings.publicOrigin.hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // The library throws for every reason that an answer does not hold, shapes that are no answer included.
  }).catch(() => null)
  const info = made?.verified ? made.registrationInfo : null
  if (!info) throw new ApiError('passkeyInvalid')
  const passkey = { userId: user.id, name: body.name, credential: info.credential, isSynced: info.credentialBackedUp }
  await db.transaction(async (transaction) => {
    await lockSession(transaction, session)
    const isNew = (await consumeAuthFlow(transaction, flow.tokenHash)) && (await insertPasskey(transaction, passkey))
    if (!isNew) throw new ApiError('passkeyInvalid')
    await queueSecurityNotice(transaction, user, 'passkeyAdded', { name: user.isEmailVerify ? body.name : '–' })
  })
  clearAuthFlowCookie(app, reply, 'passkey')
}
