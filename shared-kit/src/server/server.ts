/** What every service stands on: one PostgreSQL dialect over two databases, and work that repeats. Never part of a page. */
export {
  type Database,
  type DatabaseConnection,
  type DatabaseLocation,
  openServiceDatabase,
  pingDatabase,
  type Queries,
} from './database.ts'
export { repeatEvery } from './repeat-every.ts'
