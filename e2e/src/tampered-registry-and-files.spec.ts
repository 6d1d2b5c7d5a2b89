import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { expect } from './fixtures.ts'
import { countryOf } from './journey-countries.ts'
import { alerts, change, newBuild, publishVariant } from './registry.ts'
import { startSecondShell } from './second-shell.ts'
import { site } from './site.ts'

// One shell for both, one after the other.
test.describe.configure({ mode: 'default' })

const country = countryOf('tampered-registry-and-files', 'tr')
let shell: Awaited<ReturnType<typeof startSecondShell>>

test.beforeAll(async () => {
  shell = await startSecondShell(site.port + 7)
})
test.afterAll(() => shell.stop())

/** Releases that the second shell gives to visitors of the country. */
const running = async () => (await fetch(`${shell.origin}/live/remotes?country=${country}`)).text()
/** The shell asks every half minute when no stream tells it. */
const atNextRound = { timeout: 60_000, intervals: [1000] }

test('a forged document is refused with an alert, and the last good one stays, over a start without a registry too', async () => {
  test.setTimeout(180_000)
  const before = await running()
  expect(before).toContain('mf-search')
  shell.rewriteResponses((path, body) => {
    if (!path.startsWith(`/v1/countries/${country}/`)) return body
    const [header = '', payload = '', signature = ''] = body.toString().split('.')
    const document = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}')
    const forged = JSON.stringify({ ...document, serial: 1e9, remotes: [] })
    return Buffer.from(`${header}.${Buffer.from(forged).toString('base64url')}.${signature}`)
  })
  // A change, so that the registry has something new to say; what arrives of it is forged.
  await change('mf-job-detail', [country], { kind: 'toggle', enabled: false })
  await expect.poll(() => shell.alerts('document').length, atNextRound).toBeGreaterThan(0)
  expect(await running()).toBe(before)
  shell.rewriteResponses(() => 'down')
  await change('mf-job-detail', [country], { kind: 'toggle', enabled: true })
  expect(await running()).toBe(before)
  expect(
    (await fetch(`${shell.origin}/en-us`, { headers: { cookie: `geoConfiguration=${country}_en-us` } })).status,
  ).toBe(200)
  shell.rewriteResponses((_path, body) => body)
})

test('one flipped byte in a release: none of it is served, an alert is raised, the previous release serves, and it heals', {
  tag: '@main',
}, async () => {
  test.setTimeout(180_000)
  const build = newBuild()
  const damaged = new RegExp(`/${build}/web/remote\\.js$`)
  shell.rewriteResponses((path, body) => {
    if (!damaged.test(path) || body.length === 0) return body
    const bytes = Buffer.from(body)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    return bytes
  })
  await publishVariant('mf-job-detail', { build })
  await change('mf-job-detail', [country], { kind: 'promote', build })
  try {
    await expect.poll(() => shell.alerts('integrity').length, atNextRound).toBeGreaterThan(0)
    const list = await running()
    expect(list).toContain('mf-job-detail')
    expect(list).not.toContain(build)
    expect((await fetch(`${shell.origin}/remotes/mf-job-detail/${build}/remote.js`)).status).toBe(404)
    shell.rewriteResponses((_path, body) => body)
    await expect.poll(() => running(), atNextRound).toContain(build)
    expect((await fetch(`${shell.origin}/remotes/mf-job-detail/${build}/remote.js`)).status).toBe(200)
  } finally {
    await change('mf-job-detail', [country], { kind: 'roll_back' })
  }
})

test('one flipped byte in the shell’s own main script: another copy is served in its place, and an alert is raised', async () => {
  const page = await (await fetch(`${shell.origin}/en-us`)).text()
  const [, main = ''] = /src="\/assets\/(main\.[^"]+\.js)"/.exec(page) ?? []
  const ask = async () =>
    (await fetch(`${shell.origin}/assets/${main}`, { headers: { cookie: `geoConfiguration=${country}_en-us` } })).text()
  const whole = await ask()
  const file = shell.assetOf(main)
  const bytes = await readFile(file)
  bytes[200] = (bytes[200] ?? 0) ^ 1
  await writeFile(file, bytes)
  expect(await ask()).toBe(whole)
  const shellAlerts = async () =>
    (await alerts()).filter((alert) => alert.remote === 'shell' && alert.country === country)
  await expect.poll(shellAlerts, { timeout: 20_000 }).toMatchObject([{ kind: 'integrity' }])
})
