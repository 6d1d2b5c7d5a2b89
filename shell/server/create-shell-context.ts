import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type CountryKey, countries, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { withTimeout } from '@jobspan/shared-kit/timing'
import type { FastifyInstance } from 'fastify'
import { loadFrame, readShellBuild } from './assets/shell-build.ts'
import { createBackendLimits } from './backends/backend-limits.ts'
import type { Env } from './env.ts'
import { watchEmployerSite } from './page/watch-employer-site.ts'
import { watchMaintenance } from './page/watch-maintenance.ts'
import type { CountryDocuments } from './registry/country-documents.ts'
import { openDevelopmentDocuments } from './registry/development-documents.ts'
import { openRegistryDocuments } from './registry/registry-documents.ts'
import { sendSourceMaps } from './registry/send-source-maps.ts'
import { startShellHeartbeat } from './registry/shell-heartbeat.ts'
import { openTrustedKeys, type TrustedKeys } from './registry/trusted-keys.ts'
import { openPreviews } from './releases/preview.ts'
import { openReleaseStore, type ReleaseStore, readFromRegistry } from './releases/release-store.ts'
import { createRemoteLoader, getSharedVersions } from './releases/remote-loader.ts'
import { createRenderingBreaker } from './releases/rendering-breaker.ts'
import { releasesIn } from './releases/select-releases.ts'
import type { ReleaseId } from './releases/stored-release.ts'
import type { ShellContext } from './shell-context.ts'
import { createTelemetry } from './telemetry/telemetry-queue.ts'

/** Milliseconds that a start waits for the releases of its documents; after that pages begin as skeletons. */
const firstReleasesTimeoutMs = 30_000
const pruneIntervalMs = 3_600_000

const isDevelopment = ({ NODE_ENV }: Env) => NODE_ENV === 'development'

const openDocuments = (env: Env, dataDir: string, keys: TrustedKeys, app: FastifyInstance): CountryDocuments => {
  if (isDevelopment(env)) return openDevelopmentDocuments(env.DEV_RELEASES ?? join(dataDir, 'releases.json'))
  return openRegistryDocuments({
    origin: env.REGISTRY_ORIGIN,
    folder: join(dataDir, 'shell/documents'),
    keys,
    readManifest: (release) => readFromRegistry(env.REGISTRY_ORIGIN)(release, 'release.json'),
    onRefused: (refusal) =>
      app.log.error({ alert: 'document', ...refusal }, 'document refused; the last good one stays'),
  })
}

/** Fetches what documents name, before anybody asks for it. */
const fetchReleases = (documents: CountryDocuments, releases: ReleaseStore): Promise<void> => {
  const fetchFor = (country: CountryKey) =>
    Promise.all(releasesIn(documents.of(country)).map((release) => releases.fetchRelease(release)))
  documents.subscribe((country) => void fetchFor(country))
  return Promise.all(countries.map(({ key }) => fetchFor(key))).then(() => undefined)
}

/** Opens everything that the server's parts share; `app` closes it again. */
export const createShellContext = async (app: FastifyInstance, env: Env): Promise<ShellContext> => {
  const dataDir = resolve(env.DATA_DIR)
  // Development has no registry: what is built runs.
  const registry = isDevelopment(env) ? undefined : env.REGISTRY_ORIGIN
  const frame = loadFrame(env.SHELL_DIST)
  const build = readShellBuild(env.SHELL_DIST)
  const offer = { contract: frame.shellPages.contract, shared: getSharedVersions() }
  const token = () =>
    readFile(env.REGISTRY_TOKEN_FILE ?? join(dataDir, 'registry/tokens/shell'), 'utf8').then((text) => text.trim())
  const keys = await openTrustedKeys({
    pinnedFile: env.REGISTRY_KEYS_FILE ?? join(dataDir, 'registry/public-keys.json'),
    folder: join(dataDir, 'shell/documents'),
  })
  const documents = openDocuments(env, dataDir, keys, app)
  const telemetry = createTelemetry({ origin: registry, token, shell: build.build, log: app.log })
  const fromFolder = async ({ name, build: of }: ReleaseId, file: string): Promise<Uint8Array> =>
    readFile(join(dataDir, 'releases', name, of, file))
  const read = registry ? readFromRegistry(registry) : fromFolder
  const releases = openReleaseStore({
    folder: join(dataDir, 'shell/releases'),
    read,
    onDamaged: (damage) => {
      app.log.error({ alert: 'integrity', ...damage }, 'file of a release is not what it should be; it is not served')
      for (const { key } of countries)
        if (releasesIn(documents.of(key)).some(({ name, build: of }) => name === damage.name && of === damage.build))
          telemetry.recordFailure(key, damage, 'integrity')
    },
  })
  const previews = openPreviews({ keys, readManifest: (release) => read(release, 'release.json') })
  await documents.open()
  await withTimeout(fetchReleases(documents, releases), firstReleasesTimeoutMs).catch(() => undefined)

  const inUse = () => countries.flatMap(({ key }) => releasesIn(documents.of(key)))
  const pruning = setInterval(() => void releases.prune(inUse()), pruneIntervalMs)
  const stopShellHeartbeat = registry
    ? startShellHeartbeat({
        origin: registry,
        token,
        shell: { build: build.build, ...offer, paths: frame.shellPages.pages.map(({ path }) => path) },
      })
    : () => undefined
  const stopSourceMaps = registry
    ? sendSourceMaps({ origin: registry, token, build: build.build, dist: env.SHELL_DIST })
    : () => undefined
  const maintenance = watchMaintenance(env)
  const employers = watchEmployerSite(env)
  app.addHook('onClose', async () => {
    clearInterval(pruning)
    stopShellHeartbeat()
    stopSourceMaps()
    documents.close()
    releases.close()
    telemetry.close()
    maintenance.stop()
    employers.stop()
  })
  const texts = new Map<LanguageKey, ReturnType<typeof frame.createTexts>>()
  return {
    env,
    frame,
    build,
    offer,
    documents,
    releases,
    previews,
    telemetry,
    maintenance,
    employers,
    breaker: createRenderingBreaker(),
    backendLimits: createBackendLimits(),
    remotes: createRemoteLoader({
      sharedKit: frame.sharedKit,
      // A development server's builds are made anew all the time and lie where they are made.
      folder: (release) =>
        registry === undefined ? join(dataDir, 'releases', release.name, release.build) : releases.folder(release),
      getVerifiedPath: releases.getVerifiedPath,
      isDamaged: (release) => releases.state(release) === 'damaged',
    }),
    texts: (language) => {
      const known = texts.get(language) ?? frame.createTexts(language)
      texts.set(language, known)
      return known
    },
  }
}
