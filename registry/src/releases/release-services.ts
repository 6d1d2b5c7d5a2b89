import type { DatabaseConnection } from '@jobspan/kit-server'
import type { Settings } from '../platform/settings/settings.ts'
import type { SourceMapStore } from './source-maps/source-map-store.ts'
import type { ReleaseStore } from './stores/release-store.ts'

/** What publishing and pruning work with: part of `app.registry`. */
export type ReleaseServices = {
  connection: DatabaseConnection
  settings: Settings
  store: ReleaseStore
  maps: SourceMapStore
}
