import { buildMember, mockApiResponse } from '@jobspan/shared-kit/testing'

/** Who signs in, in the tests of the shell. */
export const member = buildMember({ id: 7 })

export const signedIn = { status: 'signed_in', user: member }

/** What every page about signing in may ask; nothing of it is what a test is about. */
export const quietHandlers = [
  mockApiResponse('GET', '/api/auth/social', { data: { items: ['google', 'line'] } }),
  mockApiResponse('POST', '/api/jobseeker/click/get-started-record', {}),
  mockApiResponse('POST', '/api/auth/user/destination/traceability', {}),
]
