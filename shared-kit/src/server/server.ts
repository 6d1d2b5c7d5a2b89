/** What every service stands on: one PostgreSQL dialect over two databases, buckets, and work that repeats. Never part of a page. */

export { openBucket } from './bucket.ts'
export { type BucketSettings, readBucketSettings } from './bucket-settings.ts'
export {
  type Database,
  type DatabaseConnection,
  type DatabaseLocation,
  openServiceDatabase,
  type Queries,
} from './database.ts'
export { isDatabaseUnavailable } from './database-unavailable.ts'
export { backUp, listBackups, restore } from './embedded/backup.ts'
export { DamagedDatabase } from './embedded/database-folder.ts'
export { closeAfterLastAnswer } from './http/close-connections-on-shutdown.ts'
export { answerClientError } from './http/create-client-error-handler.ts'
export { describeDevice } from './http/describe-device.ts'
export { registerHealth } from './http/health.ts'
export { loggerOptions } from './http/logging.ts'
export { describeOperations } from './http/openapi.ts'
export { registerReferencePage } from './http/reference-page.ts'
export { cleanInput, cleanQuery } from './http/sanitize-input.ts'
export { takeTurns } from './limit-concurrency.ts'
export { isRunning, markOf, type ProcessMark } from './process-identity.ts'
export { allOrNone } from './require-all-or-none.ts'
export { repeatEvery } from './start-periodic-task.ts'
