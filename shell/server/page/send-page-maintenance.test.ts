import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { Outage } from '@jobspan/shared-kit/contracts/config/config'
import { createSendPageFixture } from './send-page-fixture.ts'

let outages: Outage[] = []
const { open, ask, maintenance } = createSendPageFixture({ outages: () => outages })
afterEach(() => {
  outages = []
})

const addresses = ['/', '/en-us', '/ja/terms', '/en-us/jobs-hiring/cook-jobs?page=2', '/en-us/get-started', '/nowhere']

const expectClosed = async (url: string) => {
  const { statusCode, headers, body } = await ask(url)
  expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600'])
  expect(body).toContain(url.startsWith('/ja') ? 'ただいまメンテナンス中です。' : 'We are under maintenance.')
  expect(body).toContain('<meta name="robots" content="noindex">')
}

describe('maintenance', () => {
  // An address without a language was sent elsewhere first.
  it('is said at every address, with when to come again, where this process is told so', async () => {
    await open({ MAINTENANCE: '1' })
    for (const url of addresses) await expectClosed(url)
  })

  it('is said in the countries that the API is told, in its words and with its end, and nowhere else', async () => {
    const end = new Date(Date.now() + 90_000)
    outages = [{ country: 'jp', texts: { 'en-us': 'We move to a new home.' }, ends_at: end.toISOString() }]
    await open()
    while (!maintenance.find('jp')) await turn()
    const closed = await ask('/en-us/terms', 'jp.localhost')
    expect([closed.statusCode, Number(closed.headers['retry-after']) <= 90]).toEqual([503, true])
    expect(closed.body).toContain('We move to a new home. We expect to be back by')
    expect((await ask('/en-us/terms', 'sg.localhost')).statusCode).toBe(200)
  })

  it('ends at its end, though the API does not answer any more', async () => {
    outages = [{ country: 'jp', texts: {}, ends_at: new Date(Date.now() + 30_000).toISOString() }]
    await open()
    while (!maintenance.find('jp')) await turn()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(maintenance.find('jp')).toBeUndefined()
    clock.mockRestore()
  })

  it('is not said without', async () => {
    await open()
    expect((await ask('/en-us/terms')).statusCode).toBe(200)
    const home = await ask('/terms')
    expect([home.statusCode, home.headers.location]).toEqual([302, '/en-us/terms'])
    expect((await ask('/nowhere')).statusCode).toBe(404)
  })
})
