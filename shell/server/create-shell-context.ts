import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type CountryKey, countries, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { withTimeout } from '@jobspan/shared-kit/timing'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { loadFrame, readShellBuild } from './assets/shell-build.ts'
import { createBackendLimits } from './backends/backend-limits.ts'
import type { Env } from './env.ts'
import { createRenderMetrics } from './metrics/render-metrics.ts'
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
import type { ShellContext } from './shell-context.ts'
import { createTelemetryQueue, type Telemetry } from './telemetry/telemetry-queue.ts'

/** Milliseconds that a start waits for the releases of its documents; after that pages begin as skeletons. */
const firstReleasesTimeoutMs = 30_000
const pruneIntervalMs = 3_600_000

type ReleaseReader = ReturnType<typeof readFromRegistry>

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

/** Where releases come from: the registry, or in development the folder of what was built. */
const createReleaseReader = (env: Env, dataDir: string): ReleaseReader => {
  if (!isDevelopment(env)) return readFromRegistry(env.REGISTRY_ORIGIN)
  return async ({ name, build }, file) => readFile(join(dataDir, 'releases', name, build, file))
}

type ReleaseParts = {
  app: FastifyInstance
  dataDir: string
  documents: CountryDocuments
  telemetry: Telemetry
  read: ReleaseReader
}

const openReleases = ({ app, dataDir, documents, telemetry, read }: ReleaseParts): ReleaseStore =>
  openReleaseStore({
    folder: join(dataDir, 'shell/releases'),
    read,
    onDamaged: (damage) => {
      app.log.error({ alert: 'integrity', ...damage }, 'file of a release is not what it should be; it is not served')
      for (const { key } of countries)
        if (releasesIn(documents.of(key)).some(({ name, build }) => name === damage.name && build === damage.build))
          telemetry.recordFailure(key, damage, 'integrity')
    },
  })

type Reported = Pick<ShellContext, 'frame' | 'build' | 'capabilities'> & { token(): Promise<string> }

/** Says to the registry that this shell runs, what it can run, and where its code is in the sources. Returns what ends that. */
const reportToRegistry = (env: Env, { frame, build, capabilities, token }: Reported): (() => void) => {
  if (isDevelopment(env)) return () => undefined
  const origin = env.REGISTRY_ORIGIN
  const stopHeartbeat = startShellHeartbeat({
    origin,
    token,
    shell: { build: build.build, ...capabilities, paths: frame.shellPages.pages.map(({ path }) => path) },
  })
  const stopSourceMaps = sendSourceMaps({ origin, token, build: build.build, dist: env.SHELL_DIST })
  return () => {
    stopHeartbeat()
    stopSourceMaps()
  }
}

/** Texts of the frame, read once for each language. */
const createTextLoader = (frame: ShellContext['frame']): ShellContext['texts'] => {
  const loaded = new Map<LanguageKey, ReturnType<typeof frame.createTexts>>()
  return (language) => {
    const known = loaded.get(language) ?? frame.createTexts(language)
    loaded.set(language, known)
    return known
  }
}

/** Opens everything that the server's parts share; `app` closes it again. */
export const createShellContext = async (app: FastifyInstance, env: Env, metrics: Registry): Promise<ShellContext> => {
  const dataDir = resolve(env.DATA_DIR)
  const frame = loadFrame(env.SHELL_DIST)
  const build = readShellBuild(env.SHELL_DIST)
  const capabilities = { contract: frame.shellPages.contract, shared: getSharedVersions() }
  const token = () =>
    readFile(env.REGISTRY_TOKEN_FILE ?? join(dataDir, 'registry/tokens/shell'), 'utf8').then((text) => text.trim())
  const keys = await openTrustedKeys({
    pinnedFile: env.REGISTRY_KEYS_FILE ?? join(dataDir, 'registry/public-keys.json'),
    folder: join(dataDir, 'shell/documents'),
  })
  const documents = openDocuments(env, dataDir, keys, app)
  // Development has no registry: what is built runs.
  const origin = isDevelopment(env) ? undefined : env.REGISTRY_ORIGIN
  const telemetry = createTelemetryQueue({ origin, token, shell: build.build, log: app.log })
  const read = createReleaseReader(env, dataDir)
  const releases = openReleases({ app, dataDir, documents, telemetry, read })
  const previews = openPreviews({ keys, readManifest: (release) => read(release, 'release.json') })
  await documents.open()
  await withTimeout(fetchReleases(documents, releases), firstReleasesTimeoutMs).catch(() => undefined)

  const inUse = () => countries.flatMap(({ key }) => releasesIn(documents.of(key)))
  const pruning = setInterval(() => void releases.prune(inUse()), pruneIntervalMs)
  const stopReporting = reportToRegistry(env, { frame, build, capabilities, token })
  const maintenance = watchMaintenance(env)
  const employers = watchEmployerSite(env)
  app.addHook('onClose', async () => {
    clearInterval(pruning)
    stopReporting()
    documents.close()
    releases.close()
    telemetry.close()
    maintenance.stop()
    employers.stop()
  })
  return {
    env,
    frame,
    build,
    capabilities,
    documents,
    releases,
    previews,
    telemetry,
    maintenance,
    employers,
    breaker: createRenderingBreaker(),
    renderMetrics: createRenderMetrics(metrics),
    backendLimits: createBackendLimits(),
    remotes: createRemoteLoader({
      sharedKit: frame.sharedKit,
      // A development server's builds are made anew all the time and lie where they are made.
      folder: (release) =>
        isDevelopment(env) ? join(dataDir, 'releases', release.name, release.build) : releases.folder(release),
      getVerifiedPath: releases.getVerifiedPath,
      isDamaged: (release) => releases.state(release) === 'damaged',
    }),
    texts: createTextLoader(frame),
  }
}
