import type { SignInResult } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type AuthFlow, startAuthFlow } from './auth-flow.ts'

type Registration = Extract<AuthFlow, { kind: 'registration' }>['state']

/** Lets somebody who proved an address, number or social account without an account here go on to make one. */
export const startRegistration = async (
  app: FastifyInstance,
  reply: FastifyReply,
  verified: Pick<Registration, 'method'> & Partial<Registration>,
): Promise<SignInResult> => {
  const state = { email: null, phoneNum: null, firstName: '', lastName: '', social: null, ...verified }
  await startAuthFlow(app, reply, { kind: 'registration', userId: null, state })
  return toPendingRegistration(state)
}

/** What the form shows of it. */
export const toPendingRegistration = (state: Registration): SignInResult => ({
  status: 'registration',
  email: state.email,
  phone_num: state.phoneNum,
  first_name: state.firstName,
  last_name: state.lastName,
  provider: state.social?.provider ?? null,
})
