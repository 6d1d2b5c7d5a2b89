import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { freePort } from '../api/src/testing/browser.ts'
import { IdentityBrowser } from '../api/src/testing/identity-browser.ts'
import { createTestApp } from '../api/src/testing/test-app.ts'
import { registration } from '../api/src/testing/visitor.ts'
import { createGuardedServer } from '../shell/server/guarded-server.ts'
import { proxyApi } from '../shell/server/proxy/proxy-api.ts'

/** As `npm start` has it: the browser knows the shell alone, and the provider that stands in for Singpass is behind it. */
test('a member verifies their identity through the shell', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const api = await createTestApp({ PUBLIC_ORIGIN: origin })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  try {
    await proxyApi(shell, `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`)
    await shell.listen({ port, host: 'localhost' })
    const browser = new IdentityBrowser(origin)
    await browser.post('/api/auth/register', registration())
    const authoriseUrl = await browser.authoriseUrl()
    expect(authoriseUrl).toMatch(`${origin}/dev/singpass/`)
    const callback = await browser.logInAtProvider(authoriseUrl, 'permanent-resident')
    expect(callback).toMatch(`${origin}/singpass/callback?code=`)
    expect(await browser.answer(callback)).toBe('/en-us/manage-profile/profile?showSingpassInfo=1')
    const { id, name } = await browser.info()
    expect(name).toBe('RAVI S/O KUMAR')
    expect((await browser.verify({ id })).body.data.verify_role).toBe('permanent_resident')
    const keys = await browser.send('/api/auth/sg/singpass/jwks')
    expect(JSON.parse(keys.text).keys).toHaveLength(2)
    // Nothing else below it is the API's.
    expect((await browser.send('/singpass')).text).not.toContain('"code"')
  } finally {
    await shell.close()
    await api.close()
  }
}, 120_000)
