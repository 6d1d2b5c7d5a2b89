import { login } from '@jobspan/shared-kit/contracts/auth/sign-in'
import type { BrowserContext } from '@playwright/test'
import { cookiesOf, headers } from './sign-in.ts'

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** What a browser would keep of an answer that signs somebody in, with Singapore as the country. */
export const toBrowserCookies = (origin: string, response: Response): Cookies =>
  ['geoConfiguration=sg_en-us', ...cookiesOf(response)].map((pair) => {
    const [name = ''] = pair.split('=', 1)
    return { name, value: pair.slice(name.length + 1), url: origin }
  })

/** Signs a member of the site in; gives the cookies of their browser. */
export const signInBrowser = async (
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Cookies> => {
  const response = await fetch(`${origin}${login.path}`, {
    method: login.method,
    headers: { ...headers, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ login: email, password }),
  })
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`)
  return toBrowserCookies(origin, response)
}
