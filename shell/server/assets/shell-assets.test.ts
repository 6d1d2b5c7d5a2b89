import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { sendTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { readEnv } from '../env.ts'
import type { ShellContext } from '../shell-context.ts'
import { createTelemetryQueue } from '../telemetry/telemetry-queue.ts'
import { createAssetDamageReporter } from './asset-damage-reporter.ts'
import { retainPreviousAssets } from './retain-previous-assets.ts'
import { serveStaticFiles } from './serve-static-files.ts'
import { openShellAssets } from './shell-assets.ts'

const script = 'the shell '.repeat(300)
const main = 'main.abc.js'
const font = 'face.abc.woff2'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

let root = ''
let app: FastifyInstance
let registry: FastifyInstance
let stop = () => {}
/** What the registry was told, and what the log. */
let receivedBatches: z.infer<typeof sendTelemetry.body>['batches'] = []
let logged: object[] = []

/** The shell's server as far as its own files go, as it starts from what was built. */
beforeEach(async () => {
  ;[receivedBatches, logged] = [[], []]
  root = await mkdtemp(join(tmpdir(), 'own-'))
  registry = Fastify()
  registry.post(sendTelemetry.path, async ({ body }) => {
    receivedBatches.push(...z.parse(sendTelemetry.body, body).batches)
    return {}
  })
  await registry.listen({ port: 0, host: '127.0.0.1' })
  const assets = join(root, 'dist')
  await mkdir(assets)
  await writeFile(join(assets, main), script)
  await writeFile(join(assets, `${main}.br`), brotliCompressSync(script))
  await writeFile(join(assets, font), 'letters')
  const folders = await retainPreviousAssets({ assets, build: 's1', folder: join(root, 'kept') })
  const integrity = { [main]: hashOf(script), [font]: hashOf('letters') }
  const telemetry = createTelemetryQueue({
    origin: registry.listeningOrigin,
    token: async () => 'token',
    shell: 's1',
    log: { warn: () => undefined },
    intervalMs: 5,
  })
  stop = telemetry.close
  const site = { env: readEnv({}), telemetry, build: { build: 's1' } } as unknown as ShellContext
  app = Fastify()
  await app.register(cookie)
  await serveStaticFiles(app, {
    releases: { folder: () => '', getVerifiedPath: async () => undefined },
    assets: folders,
    shellAssets: openShellAssets({ folders, integrity }),
    onDamaged: createAssetDamageReporter(site, { error: (facts: object) => logged.push(facts) } as never),
  })
})
afterEach(async () => {
  stop()
  await Promise.all([app.close(), registry.close()])
  await rm(root, { recursive: true, force: true })
})

const copies = () => ({ served: join(root, 'kept/s1'), built: join(root, 'dist') })
/** Changes one bit in the middle of a file. */
const damage = async (file: string) => {
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(file, bytes)
}
const ask = (country: string, encoding = 'identity') =>
  app.inject({ url: `/assets/${main}`, headers: { host: `${country}.localhost`, 'accept-encoding': encoding } })
const waitForBatches = async (count: number) => {
  while (receivedBatches.length < count) await turn()
  return receivedBatches.map((batch) => batch && { country: batch.country, events: batch.events })
}
const failure = { kind: 'failure', remote: 'shell', build: 's1', phase: 'entry', reason: 'integrity', file: main }

// It was served as it was, to be kept for a year: every browser that met it refused it, and nobody was told.
describe('a file of the shell that is not what was built', () => {
  it('gives its place to another copy, and is told to the log and the registry in each country where it is asked for', async () => {
    expect((await ask('sg')).body).toBe(script)
    await damage(join(copies().served, main))
    for (const country of ['sg', 'jp', 'sg', 'jp']) {
      const { statusCode, body, headers } = await ask(country)
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: script })
      expect(headers['cache-control']).toContain('immutable')
    }
    expect(await waitForBatches(2)).toEqual([
      { country: 'sg', events: [failure] },
      { country: 'jp', events: [failure] },
    ])
    expect(logged).toEqual(Array(2).fill({ alert: 'integrity', name: 'shell', build: 's1', file: main }))
  })

  it('is not there where no copy is whole, until one is', async () => {
    for (const folder of Object.values(copies())) await damage(join(folder, main))
    const { statusCode, headers, body } = await ask('sg')
    expect({ statusCode, kept: headers['cache-control'] }).toEqual({ statusCode: 404, kept: 'no-store' })
    expect(body).not.toContain('the shell')
    await waitForBatches(1)
    await writeFile(join(copies().built, main), script)
    expect((await ask('sg')).body).toBe(script)
  })

  it('is one of which only what is sent compressed is damaged, too', async () => {
    await damage(join(copies().served, `${main}.br`))
    const { statusCode, headers, rawPayload } = await ask('sg', 'br')
    expect({ statusCode, encoding: headers['content-encoding'] }).toEqual({ statusCode: 200, encoding: 'br' })
    expect(rawPayload).toEqual(brotliCompressSync(script))
    await waitForBatches(1)
  })

  it('is not one that is gone: what it was made from stands in', async () => {
    await rm(copies().served, { recursive: true })
    expect((await ask('sg')).body).toBe(script)
    expect(logged).toEqual([])
  })

  // Only scripts were held against anything: no browser checks a font or a picture.
  it('may be a font', async () => {
    const copy = join(copies().served, font)
    await damage(copy)
    const { statusCode, body } = await app.inject({ url: `/assets/${font}`, headers: { host: 'sg.localhost' } })
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'letters' })
    expect(await waitForBatches(1)).toEqual([{ country: 'sg', events: [{ ...failure, file: font }] }])
    await damage(join(copies().built, font))
    const gone = await app.inject({ url: `/assets/${font}`, headers: { host: 'sg.localhost' } })
    expect(gone.statusCode).toBe(404)
  })
})
