export { compiled } from './compiled.ts'
export { openMemoryDatabase } from './memory-database.ts'
export { createPostgresDatabase, hasPostgres, type TestDatabase } from './postgres-server.ts'
export { openRaw, sendRaw } from './raw-connection.ts'
export {
  carelessRequests,
  hiddenHeader,
  hiddenPath,
  type SmugglingAttempt,
  smugglingCorpus,
} from './smuggling-corpus.ts'
