/** What every service stands on: one PostgreSQL dialect over two databases, buckets, and work that repeats. Never part of a page. */
export { allOrNone } from './all-or-none.ts'
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
export { answerClientError } from './http/answer-client-error.ts'
export { cleanInput, cleanQuery } from './http/clean-input.ts'
export { closeAfterLastAnswer } from './http/close-after-last-answer.ts'
export { describeDevice } from './http/describe-device.ts'
export { registerHealth } from './http/health.ts'
export { loggerOptions } from './http/logging.ts'
export { describeOperations } from './http/openapi.ts'
export { registerReferencePage } from './http/reference-page.ts'
export { isRunning, markOf, type ProcessMark } from './process-mark.ts'
export { repeatEvery } from './repeat-every.ts'
export { takeTurns } from './take-turns.ts'
