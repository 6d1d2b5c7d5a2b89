export { createPostgresDatabase, hasPostgres, type TestDatabase } from './postgres-server.ts'
