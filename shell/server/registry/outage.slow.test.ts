import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import Fastify, { type FastifyInstance } from 'fastify'
import * as frame from '../../src/frame-server.tsx'
import { servePages } from '../app.ts'
import { readEnv } from '../env.ts'
import { serveHealth } from '../health.ts'
import { openReleaseStore, readFromRegistry } from '../releases/release-store.ts'
import { createRemoteLoader } from '../releases/remote-loader.ts'
import { createRenderingBreaker } from '../releases/rendering-breaker.ts'
import { releasesIn } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'
import { documentOf, makeSigner, releaseOf, type Signer, sign, startFakeRegistry } from '../testing/fake-registry.ts'
import { openRegistryDocuments } from './registry-documents.ts'
import { openTrustedKeys } from './trusted-keys.ts'

const minute = 60_000
let registry: Awaited<ReturnType<typeof startFakeRegistry>>
const api = Fastify().get('/healthz', async () => ({ status: 'ok' }))
let signer: Signer
let folder = ''
let app: FastifyInstance
let stop: (() => void)[] = []
/** Questions to the registry that are under way. */
let asking = 0

/** A release with one page, which says of which build it is. */
const build = (name: string): { release: Release; files: Record<string, string> } => {
  const page = `{ Page: () => 'Jobs as of ${name}', head: () => ({ title: 'Jobs', description: '' }) }`
  const face = `{ name: 'mf-search', contract: '${REMOTE_CONTRACT_VERSION}', pages: [{ path: '/jobs', access: 'public', load: async () => (${page}) }], slots: {}, overlays: [], texts: async () => ({}) }`
  const files = {
    'web/remoteEntry.js': `// ${name}`,
    'node/remoteEntry.cjs': `exports.mf_search_${name} = { init() {}, get: async () => () => ({ default: ${face} }) }`,
  }
  const release = releaseOf('mf-search', name, files)
  return { release: { ...release, pages: [{ path: '/jobs', access: 'public', files: ['web/remoteEntry.js'] }] }, files }
}

/** The registry at `port`, with this release on in every country. */
const startRegistry = async (port: number, serial: number, { release, files }: ReturnType<typeof build>) => {
  registry = await startFakeRegistry(port)
  registry.answer('/healthz', 'ok')
  for (const [file, text] of Object.entries(files))
    registry.answer(`/releases/${release.name}/${release.build}/${file}`, text)
  const remotes = [{ name: release.name, enabled: true, salt: 's', current: release, previous: null, canary: null }]
  for (const { key } of countries) {
    const document = documentOf({ country: key, serial, keys: [signer.publicKey], remotes })
    registry.answer(`/v1/countries/${key}/document`, await sign(document, signer))
  }
}

/** The shell's server as `openSite` puts it together, without a build of its own. */
const startShell = async () => {
  await writeFile(join(folder, 'keys.json'), JSON.stringify({ keys: [signer.publicKey] }))
  const env = readEnv({
    API_ORIGIN: api.listeningOrigin,
    REGISTRY_ORIGIN: registry.origin,
    LOG_LEVEL: 'silent',
    MAX_DELAY_MS: '0',
  })
  const keys = await openTrustedKeys({ pinnedFile: join(folder, 'keys.json'), folder: join(folder, 'documents') })
  const documents = openRegistryDocuments({
    origin: registry.origin,
    folder: join(folder, 'documents'),
    keys,
    readManifest: (release) => readFromRegistry(registry.origin)(release, 'release.json'),
    onRefused: ({ reason }) => {
      throw new Error(reason)
    },
  })
  const releases = openReleaseStore({
    folder: join(folder, 'releases'),
    read: readFromRegistry(registry.origin),
    onDamaged: ({ file }) => {
      throw new Error(file)
    },
  })
  stop.push(documents.close, releases.close)
  const fetchFor = (country: (typeof countries)[number]['key']) =>
    Promise.all(releasesIn(documents.of(country)).map(releases.fetchRelease))
  documents.subscribe((country) => void fetchFor(country))
  await documents.open()
  await Promise.all(countries.map(({ key }) => fetchFor(key)))
  app = Fastify()
  await app.register(cookie)
  const site = {
    env,
    frame,
    documents,
    releases,
    remotes: createRemoteLoader({
      sharedKit: {},
      folder: releases.folder,
      getVerifiedPath: releases.getVerifiedPath,
      isDamaged: () => false,
    }),
    build: { build: 's1', main: ['main.js'], pages: {}, integrity: {} },
    capabilities: { contract: REMOTE_CONTRACT_VERSION, shared: {} },
    breaker: createRenderingBreaker(),
    renderMetrics: { observe: () => undefined },
    maintenance: { find: () => undefined },
    employers: { isOfferedTo: () => false },
    previews: { open: async () => undefined },
    telemetry: { failed: () => undefined },
    texts: frame.createTexts,
  } as unknown as ShellContext
  serveHealth(app, site)
  servePages(app, site)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outage-'))
  signer = await makeSigner('first')
  await api.listen({ port: 0, host: '127.0.0.1' })
  const plain = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((...asked) => {
    asking++
    return plain(...asked).finally(() => {
      asking--
    })
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
})
afterEach(async () => {
  jest.useRealTimers()
  for (const each of stop) each()
  stop = []
  jest.restoreAllMocks()
  await Promise.all([app.close(), api.close(), registry.stop()])
  await rm(folder, { recursive: true, force: true })
})

/** Lets time pass, half a minute at once, in each of which the shell asks the registry for all documents and reads what it can. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += minute / 2) {
    await jest.advanceTimersByTimeAsync(minute / 2)
    do await turn()
    while (asking > 0)
  }
}
const visit = async () => {
  const { statusCode, body } = await app.inject('/en-us/jobs')
  return { statusCode, says: /Jobs as of \w+/.exec(body)?.[0] }
}
const health = async () => {
  const { statusCode, body } = await app.inject('/healthz')
  return { statusCode, ...(JSON.parse(body) as object) }
}
const isAlive = async () => (await app.inject('/livez')).statusCode

it('of a registry that is down for more than an hour visitors notice nothing, and what it says when it is back holds', async () => {
  await startRegistry(0, 1, build('b1'))
  await startShell()
  const well = { statusCode: 200, api: true, registry: true, document: true, remotes: true }
  expect(await health()).toEqual(well)
  const before = { statusCode: 200, says: 'Jobs as of b1' }
  expect(await visit()).toEqual(before)

  const { port } = new URL(registry.origin)
  await registry.stop()
  const wentAt = Date.now()
  while (Date.now() - wentAt < 75 * minute) {
    await pass(5 * minute)
    expect(await visit()).toEqual(before)
    expect(await isAlive()).toBe(200)
    expect(await health()).toEqual({ ...well, statusCode: 503, registry: false })
  }

  await startRegistry(Number(port), 2, build('b2'))
  const after = { statusCode: 200, says: 'Jobs as of b2' }
  for (let round = 0; round < 20 && (await visit()).says !== after.says; round += 1) await pass(minute / 2)
  expect(await visit()).toEqual(after)
  expect(await health()).toEqual(well)
})
