import { startPostgresForRun } from './postgres-server.ts'

/** What all suites of a run share: a PostgreSQL. */
// biome-ignore lint/style/noDefaultExport: jest loads a global setup by its default export.
export default startPostgresForRun
