export { compiled } from './compiled.ts'
export { openMemoryDatabase } from './memory-database.ts'
export { createPostgresDatabase, hasPostgres, type TestDatabase } from './postgres-server.ts'
export { openRaw, sendRaw } from './raw-connection.ts'
export { canReplicate, type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts'
export {
  carelessRequests,
  hiddenHeader,
  hiddenPath,
  type SmugglingAttempt,
  smugglingCorpus,
} from './smuggling-corpus.ts'
