/** What every service stands on: one PostgreSQL dialect over two databases, buckets, and work that repeats. Never part of a page. */

export { openBucket } from './bucket.ts'
export { type BucketSettings, bucketEnvironment, readBucketSettings } from './bucket-settings.ts'
export {
  type Database,
  type DatabaseConnection,
  type DatabaseLocation,
  openServiceDatabase,
  type QueryExecutor as Queries,
} from './database.ts'
export { isDatabaseUnavailable } from './database-unavailable.ts'
export { backUp, listBackups, restore } from './embedded/backup.ts'
export { DamagedDatabase } from './embedded/database-folder.ts'
export { closeConnectionsOnShutdown as closeAfterLastAnswer } from './http/close-connections-on-shutdown.ts'
export { createClientErrorHandler as answerClientError } from './http/create-client-error-handler.ts'
export { describeDevice } from './http/describe-device.ts'
export { registerHealth } from './http/health.ts'
export { loggerOptions } from './http/logging.ts'
export { describeOperations } from './http/openapi.ts'
export { registerReferencePage } from './http/reference-page.ts'
export { sanitizeInput as cleanInput, sanitizeQuery as cleanQuery } from './http/sanitize-input.ts'
export { createConcurrencyLimiter as takeTurns } from './limit-concurrency.ts'
export { getProcessIdentity as markOf, isRunning, type ProcessIdentity as ProcessMark } from './process-identity.ts'
export { requireAllOrNone as allOrNone } from './require-all-or-none.ts'
export { startPeriodicTask as repeatEvery } from './start-periodic-task.ts'
