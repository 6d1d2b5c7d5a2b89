import { register } from '@jobspan/shared-kit/contracts/auth/session'
import { type Cookies, toBrowserCookies } from './browser-cookies.ts'
import { headers } from './sign-in.ts'

/** Registers a member in Singapore at the site; gives the cookies of their browser. */
export const registerMember = async (origin: string): Promise<Cookies> => {
  const response = await fetch(`${origin}${register.path}`, {
    method: register.method,
    headers: { ...headers, origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      email: `identity-${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
      first_name: 'Aiko',
      last_name: 'Tan',
      terms_and_condition: 1,
      country_key: 'sg',
    }),
  })
  if (!response.ok) throw new Error(`registering answered ${response.status}: ${await response.text()}`)
  return toBrowserCookies(origin, response)
}
