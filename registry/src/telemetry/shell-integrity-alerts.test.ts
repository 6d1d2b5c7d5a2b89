import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { openSignedInRegistry, type SignedInRegistry } from '../testing/signed-in-registry.ts'

let registry: SignedInRegistry
let shell: Awaited<ReturnType<SignedInRegistry['token']>>
let viewer: Awaited<ReturnType<SignedInRegistry['token']>>

beforeAll(async () => {
  registry = await openSignedInRegistry()
  shell = await registry.token('shell')
  viewer = await registry.token('viewer')
}, 60_000)
afterAll(() => registry.close())

const announce = (build: string) =>
  shell.send('PUT', `/v1/shells/${build}`, { build, contract: REMOTE_CONTRACT_VERSION, shared: { react: '19.3.1' } })
const sendDamage = async (builds: string[], country = 'sg', files: string[] = []) => {
  const failure = { kind: 'failure', remote: 'shell', phase: 'entry', reason: 'integrity' }
  const events = builds.map((build, index) => ({ ...failure, build, file: files[index] }))
  return (await shell.send('POST', '/v1/telemetry', { batches: [{ shell: 's1', country, events }] })).body.data
}
const metrics = async () => String((await registry.browser().send('GET', '/metrics')).body)

// Its name is that of no remote, so it was dropped: nobody learned of a shell whose own script browsers refused.
test('a damaged file of a shell that announced itself is counted, in the metrics, and raises an alert', async () => {
  await announce('s1')
  expect(await sendDamage(['s1', 's1'])).toEqual({ taken: 2, refused: 0, unknown: 0 })
  const warned: object[] = []
  await registry.services.collector.flush({ warn: (facts: object) => warned.push(facts) })
  await sendDamage(['s1'])
  await registry.services.collector.flush()
  expect((await viewer.send('GET', '/v1/alerts')).body.data).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      kind: 'integrity',
      remote: 'shell',
      build: 's1',
      country: 'sg',
      message: expect.stringMatching(/^shell s1: a file in Singapore is not the one that was published/),
    },
  ])
  expect(warned).toMatchObject([{ remote: 'shell', build: 's1', country: 'sg' }])
  const counted =
    /jobspan_remote_failures_total\{remote="shell",release="s1",country="sg",phase="entry",reason="integrity"\} 3/
  expect(await metrics()).toMatch(counted)
  const { body } = await viewer.send('GET', '/v1/remotes/shell/telemetry')
  expect(body.data).toMatchObject([{ build: 's1', country: 'sg', failures: 3 }])
})

// "A file" it said, and whoever was woken by it had to find out which.
test('an alert says which file is damaged, and takes no other words for a name', async () => {
  await announce('s1')
  const messageIn = async (country: string, files: string[]) => {
    await sendDamage(
      files.map(() => 's1'),
      country,
      files,
    )
    await registry.services.collector.flush()
    const { body } = await viewer.send('GET', '/v1/alerts')
    return body.data.find((alert: { country: string }) => alert.country === country)?.message
  }
  expect(await messageIn('my', ['main.4f.js', 'main.4f.js'])).toMatch(
    /^shell s1: main\.4f\.js in Malaysia is not the one/,
  )
  expect(await messageIn('tw', ['main.4f.js', 'texts-ja.js'])).toMatch(/^shell s1: main\.4f\.js, texts-ja\.js in /)
  expect(await messageIn('hk', ['call +65 1234 5678 <now>'])).toMatch(/^shell s1: a file in Hong Kong is not the one/)
})

test('a shell that nobody announced is counted as unknown, by no name of its own', async () => {
  const made = Array.from({ length: 100 }, (_, index) => `made-${index}`)
  expect(await sendDamage(made, 'jp')).toEqual({ taken: 0, refused: 0, unknown: 100 })
  await registry.services.collector.flush()
  expect(await metrics()).not.toContain('made-')
  expect((await viewer.send('GET', '/v1/alerts')).body.data).not.toContainEqual(
    expect.objectContaining({ country: 'jp' }),
  )
})

test('no remote can be published under its name', async () => {
  await expect(registry.publish('shell', 'b1')).rejects.toThrow(/what the shell itself is called/)
})
