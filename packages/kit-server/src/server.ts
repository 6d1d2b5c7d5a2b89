/** What every service is built on: PostgreSQL, embedded or a server, buckets, and work that repeats. Never part of a page. */

export { openBucket } from './bucket.ts'
export { type BucketSettings, bucketEnvironment, readBucketSettings } from './bucket-settings.ts'
export { createConcurrencyLimiter } from './concurrency-limiter.ts'
export {
  type Database,
  type DatabaseConnection,
  type DatabaseLocation,
  type DatabaseReader,
  openPostgresReader,
  openServiceDatabase,
  type QueryExecutor,
} from './database.ts'
export { isDatabaseUnavailable } from './database-unavailable.ts'
export { openEmbeddedServer } from './embedded/embedded-server.ts'
export { closeConnectionsOnShutdown } from './http/close-connections-on-shutdown.ts'
export { createClientErrorHandler } from './http/create-client-error-handler.ts'
export { describeBrowser } from './http/describe-browser.ts'
export { describeDevice } from './http/describe-device.ts'
export { describeOperations, type PathItem } from './http/describe-operations.ts'
export { readFieldErrors } from './http/field-errors.ts'
export { registerHealth } from './http/health.ts'
export { loggerOptions } from './http/logger-options.ts'
export { registerReferencePage } from './http/reference-page.ts'
export { refuseUnknownFields } from './http/refuse-unknown-fields.ts'
export { sanitizeInput, sanitizeQuery } from './http/sanitize-input.ts'
export { getProcessIdentity, isRunning, type ProcessIdentity } from './process-identity.ts'
export { requireAllOrNone } from './require-all-or-none.ts'
export { type PeriodicTask, startPeriodicTask } from './start-periodic-task.ts'
export { type NavigationSpan, navigationSpans } from './tracing/navigation-spans.ts'
export { tracingEnvironment } from './tracing/tracing-settings.ts'
