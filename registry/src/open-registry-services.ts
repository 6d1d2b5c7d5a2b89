import type { DatabaseConnection } from '@jobspan/kit-server'
import { Registry } from 'prom-client'
import { runRegistryTransaction } from './audit/registry-transaction.ts'
import { openCountryDocuments } from './documents/country-documents.ts'
import { createErrorReports } from './errors/error-reports.ts'
import { openKeyFiles } from './keys/key-files.ts'
import { allCountries, ensureKey } from './keys/keyring.ts'
import { createPipelineCallers } from './people/pipelines/pipeline-caller.ts'
import { readCaller } from './people/read-caller.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { RegistryServices } from './registry-services.ts'
import { createManifestCache } from './releases/manifest-cache.ts'
import { openSourceMapStore } from './releases/source-maps/source-map-store.ts'
import { openBucketStore } from './releases/stores/bucket-store.ts'
import { openFolderStore } from './releases/stores/folder-store.ts'
import { createCollector } from './telemetry/collector.ts'
import { createRolloutHealth } from './telemetry/rollout-health.ts'

/** Opens what the routes work with over an open database. Closing is the caller's: documents first, then the database. */
export const openRegistryServices = async (
  settings: Settings,
  connection: DatabaseConnection,
  given: Partial<Pick<RegistryServices, 'readCaller' | 'rolloutHealth'>> = {},
): Promise<RegistryServices> => {
  const keyFiles = openKeyFiles(settings.directory, settings.publicKeysFile)
  await ensureKey(connection.db, keyFiles)
  // Issued anew at every start: should the database have been restored from a backup, the site must not hold what the
  // registry says now for a replay of something older.
  await runRegistryTransaction(connection.db, async (change) => change.reissueDocuments(allCountries))
  const manifests = createManifestCache()
  const metrics = new Registry()
  const clock = openDatabaseClock(connection.db)
  await clock.measureOffset()
  const store = settings.bucket ? openBucketStore(settings.bucket) : openFolderStore(settings.releasesDirectory)
  const maps = openSourceMapStore(store)
  const alertsAreSent = settings.webhook !== undefined
  const errorReports = createErrorReports({ db: connection.db, maps, alertsAreSent })
  return {
    settings,
    connection,
    keyFiles,
    manifests,
    documents: await openCountryDocuments({ connection, keyFiles, manifests }),
    store,
    maps,
    errorReports,
    rolloutHealth: given.rolloutHealth ?? createRolloutHealth(connection.db),
    readCaller: given.readCaller ?? readCaller,
    pipelines: settings.pipelines && createPipelineCallers(settings.pipelines, connection.db),
    collector: createCollector({ db: connection.db, clock, metrics, errorReports, alertsAreSent }),
    metrics,
    operations: [],
  }
}
