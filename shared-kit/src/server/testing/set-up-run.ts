import { compiled } from './compiled.ts'
import { startPostgresForRun } from './postgres-server.ts'

/** What all suites of a run share: a PostgreSQL, and what one process compiled of the modules. */
const setUpRun = async (): Promise<void> => {
  process.env.NODE_COMPILE_CACHE ??= compiled
  await startPostgresForRun()
}

// biome-ignore lint/style/noDefaultExport: jest loads a global setup by its default export.
export default setUpRun
