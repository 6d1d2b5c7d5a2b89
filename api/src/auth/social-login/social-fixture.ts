import { afterAll, beforeAll, expect } from '@jest/globals'
import { desc, eq } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { freePort } from '../../testing/browser.ts'
import { SocialLoginBrowser } from '../../testing/social-login-browser.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { authFlows, socialIdentities } from '../tables.ts'

export const done = '/en-us/get-started?social=done'
export const refused = '/en-us/get-started?social=41052'

/** The API at an address of its own, with local providers, and people before it. For a `describe`. */
export const setUpSocialLogin = (open: (environment?: Record<string, string>) => Promise<TestApp>) => {
  const site = {} as { api: TestApp; origin: string }

  beforeAll(async () => {
    const port = await freePort()
    site.origin = `http://localhost:${port}`
    site.api = await open({ PUBLIC_ORIGIN: site.origin })
    await site.api.app.listen({ port, host: 'localhost' })
  }, 120_000)
  afterAll(() => site.api.close())

  const newEmail = () => `${crypto.randomUUID()}@example.com`
  const newBrowser = async () => {
    const browser = new SocialLoginBrowser(site.origin)
    await browser.post('/api/auth/guest/login', {
      guest_role: 'jobseeker',
      country_id: 193,
      language_id: 1,
      device_uuid: crypto.randomUUID(),
    })
    return browser
  }
  const newMember = async ({ isVerified = true } = {}) => {
    const account = registration()
    const browser = await newBrowser()
    const { body } = await browser.post('/api/auth/register', account)
    const id = body.data.user.id as number
    await site.api.db.update(users).set({ isEmailVerify: isVerified }).where(eq(users.id, id))
    return { account, browser, id }
  }
  const login = (browser: SocialLoginBrowser, { email, password }: ReturnType<typeof registration>) =>
    browser.post('/api/auth/jobseekers/login', { login: email, password })
  /** What waits in the latest browser's flow. */
  const latestFlow = async () =>
    (await site.api.db.select().from(authFlows).orderBy(desc(authFlows.createdAt)).limit(1))[0]
  const identitiesOf = (id: number) =>
    site.api.db.select().from(socialIdentities).where(eq(socialIdentities.userId, id))
  /** A member whose Google account is joined, and who is there. */
  const newLinked = async () => {
    const member = await newMember()
    const person = { email: newEmail() }
    expect(await member.browser.signInThrough('google', person, { purpose: 'link' })).toContain('social=done')
    return { ...member, person }
  }

  return { site, newEmail, newBrowser, newMember, login, latestFlow, identitiesOf, newLinked }
}
