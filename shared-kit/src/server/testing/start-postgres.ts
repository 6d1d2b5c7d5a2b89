import { startPostgresForRun } from './postgres-server.ts'

// biome-ignore lint/style/noDefaultExport: jest loads a global setup by its default export.
export default startPostgresForRun
