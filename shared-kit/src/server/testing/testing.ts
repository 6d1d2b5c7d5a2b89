export { compiled } from './compiled.ts'
export { openMemoryDatabase } from './memory-database.ts'
export { createPostgresDatabase, hasPostgres, type TestDatabase } from './postgres-server.ts'
