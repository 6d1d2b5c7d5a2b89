import { aMember, apiAnswer } from '@jobspan/shared-kit/testing'

/** Who signs in, in the tests of the shell. */
export const member = aMember({ id: 7 })

export const signedIn = { status: 'signed_in', user: member }

/** What every page about signing in may ask; nothing of it is what a test is about. */
export const quietAnswers = [
  apiAnswer('GET', '/api/auth/social', { data: { items: ['google', 'line'] } }),
  apiAnswer('POST', '/api/jobseeker/click/get-started-record', {}),
  apiAnswer('POST', '/api/auth/user/destination/traceability', {}),
]
