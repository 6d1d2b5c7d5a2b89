import type { QueryExecutor } from './database.ts'

/**
 * A statement that is written once for a database and, on PostgreSQL, planned once on each of its connections. For statements whose
 * plan does not depend on their values, such as reads by id.
 */
export const createPreparedStatement = <Statement>(
  prepare: (db: QueryExecutor) => Statement,
): ((db: QueryExecutor) => Statement) => {
  const statements = new WeakMap<QueryExecutor, Statement>()
  return (db) => {
    let statement = statements.get(db)
    if (statement === undefined) {
      statement = prepare(db)
      statements.set(db, statement)
    }
    return statement
  }
}
