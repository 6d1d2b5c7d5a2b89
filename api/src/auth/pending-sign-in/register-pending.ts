import type { registerPending } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { countRegistration } from '../registration/count-registration.ts'
import { emailTakenError, publishRegistered, registrationDetails } from '../registration/register.ts'
import { createMemberSession } from '../session/create-member-session.ts'
import { findUserByEmail, findUserById, insertUser, lockMobileNumber } from '../session/user-repository.ts'
import { type AuthFlow, closeRegistration, lockAuthFlow } from '../sign-in/auth-flow.ts'
import { linkSocialAccount } from '../social-login/social-identities.ts'
import { notifyEmailTaken } from '../verification/email-taken-mail.ts'

type Pending = Context<typeof registerPending>
type Made = { user: Member; token: string }

/**
 * Makes the account of who proved an address, number or social account, and begins its session. What was proven is taken from
 * the flow and never from the form. Sent twice, by a double press or after a lost answer, it makes one account and signs in
 * both times: the flow's cookie, which only this browser has, says whose it is.
 *
 * Throws 40004 where nothing waits, 41001 where the address has an account, 40016 and 40015 where the number or social
 * account got one meanwhile.
 */
export const registerPendingMember = async (app: FastifyInstance, context: Pending): Promise<Made> => {
  const { request, body } = context
  await countRegistration(app, request)
  const made = await app.connection.db.transaction((transaction) => register(transaction, context))
  if (typeof made !== 'string') return made
  const owner = await findUserByEmail(app.connection.db, made)
  if (owner && body.email === made) await notifyEmailTaken(app, owner, request)
  throw emailTakenError()
}

/** Gives the address where it is taken. */
const register = async (transaction: QueryExecutor, context: Pending): Promise<Made | string> => {
  const { request, session } = context
  const flow = await lockAuthFlow(transaction, request, ['registration', 'registered'])
  if (!flow) throw new ApiError('notFound')
  const details = registrationDetails(request)
  if (flow.kind === 'registered') {
    const user = await findUserById(transaction, flow.userId)
    if (!user || user.isSuspended) throw new ApiError('notFound')
    return { user, token: await createMemberSession(transaction, user, session, details) }
  }
  if (session?.kind === 'member') throw new ApiError('noPermission')
  const email = flow.state.email ?? context.body.email
  if (!email) throw new ApiError('validationFailed', { status: 422, fields: { email: ['required'] } })
  const user = await insertVerifiedUser(transaction, context, email, flow.state)
  if (!user) return email
  await closeRegistration(transaction, flow.tokenHash, user.id)
  return { user, token: await createMemberSession(transaction, user, session, details) }
}

const insertVerifiedUser = async (
  transaction: QueryExecutor,
  { body, language }: Pending,
  email: string,
  verified: Extract<AuthFlow, { kind: 'registration' }>['state'],
): Promise<Member | null> => {
  if (verified.phoneNum !== null) await lockMobileNumber(transaction, verified.phoneNum, null)
  const user = await insertUser(transaction, { ...body, email }, null, language, {
    isEmailVerified: verified.email !== null,
    phoneNum: verified.phoneNum,
  })
  if (!user) return null
  if (verified.social) await linkSocialAccount(transaction, user.id, verified.social)
  await publishRegistered(transaction, user)
  return user
}
