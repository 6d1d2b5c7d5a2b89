import { login } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { Request } from '../api/poisson-load.ts'
import { addressOf, memberPassword } from './members.ts'

export const headers = { 'x-requested-with': 'jobspan', 'language-id': '1', 'country-id': '193' }

export const loginOf = (member: number): Request => ({
  method: 'POST',
  path: login.path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ login: addressOf(member), password: memberPassword }),
})

/** What a browser would send back of an answer's cookies. */
export const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')

/** Signs a member in; gives the cookies that their browser would send from then on. */
export const signIn = async (origin: string, member: number): Promise<string[]> => {
  const { method, path, headers: sent, body } = loginOf(member)
  const response = await fetch(`${origin}${path}`, { method: method ?? 'POST', headers: sent, body: body ?? '' })
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`)
  return cookiesOf(response)
}
