import { afterAll, beforeAll } from '@jest/globals'
import { freePort } from '../testing/browser.ts'
import { IdentityBrowser } from '../testing/identity-browser.ts'
import type { TestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import { dumpTables, expectNoTraces } from './identity-traces-fixture.ts'

/**
 * The API at an address of its own, with the stand-in for Singpass, and members before it. For a `describe`: after its last test nothing of the
 * people whom they played is in any table.
 */
export const createIdentityFixture = (
  open: (environment?: Record<string, string>) => Promise<TestApp>,
  environment: Record<string, string> = {},
) => {
  const site = {} as { api: TestApp; origin: string }

  beforeAll(async () => {
    const port = await freePort()
    site.origin = `http://localhost:${port}`
    site.api = await open({ PUBLIC_ORIGIN: site.origin, ...environment })
    await site.api.app.listen({ port, host: 'localhost' })
  }, 120_000)
  afterAll(async () => {
    try {
      expectNoTraces({ tables: await dumpTables(site.api.db) })
    } finally {
      await site.api.close()
    }
  })

  const newMember = async () => {
    const account = registration()
    const browser = new IdentityBrowser(site.origin)
    await browser.post('/api/auth/guest/login', {
      guest_role: 'jobseeker',
      country_id: 193,
      language_id: 1,
      device_uuid: crypto.randomUUID(),
    })
    const { body } = await browser.post('/api/auth/register', account)
    return { account, browser, id: body.data.user.id as number }
  }
  return { site, newMember }
}
