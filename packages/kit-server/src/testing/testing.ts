export { compiled } from './compiled.ts'
export {
  createMigratedDatabase,
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from './postgres-server.ts'
export { openRaw, sendRaw } from './raw-connection.ts'
export { canReplicate, type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts'
export {
  carelessRequests,
  hiddenHeader,
  hiddenPath,
  type SmugglingAttempt,
  smugglingCorpus,
} from './smuggling-corpus.ts'
