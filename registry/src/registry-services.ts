import type { DatabaseConnection } from '@jobspan/kit-server'
import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { CountryDocuments } from './documents/country-documents.ts'
import type { ErrorReports } from './errors/error-reports.ts'
import type { KeyFiles } from './keys/key-files.ts'
import type { PipelineCallers } from './people/pipelines/pipeline-caller.ts'
import type { Caller } from './platform/http/caller.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { ManifestCache } from './releases/manifest-cache.ts'
import type { SourceMapStore } from './releases/source-maps/source-map-store.ts'
import type { ReleaseStore } from './releases/stores/release-store.ts'
import type { RolloutHealth } from './rollout/rollout-health.ts'
import type { Collector } from './telemetry/collector.ts'

/** What the registry's routes work with; `app.registry` in a route. */
export type RegistryServices = {
  settings: Settings
  connection: DatabaseConnection
  keyFiles: KeyFiles
  manifests: ManifestCache
  documents: CountryDocuments
  store: ReleaseStore
  /** Source maps of releases and shells. */
  maps: SourceMapStore
  /** Puts reported errors into groups. */
  errorReports: ErrorReports
  /** What the telemetry knows of visitors. */
  rolloutHealth: RolloutHealth
  /** Counts what browsers and shells saw. */
  collector: Collector
  /** Who calls; null for nobody. */
  readCaller: (app: FastifyInstance, request: FastifyRequest) => Promise<Caller | null>
  /** Reads the tokens of pipelines; undefined where none may release. */
  pipelines: PipelineCallers | undefined
  metrics: Registry
  /** Every operation that is served, for documentation and for 405. */
  operations: Endpoint[]
}
