import { test } from '@jest/globals'
import { hasPostgres } from '@jobspan/shared-kit/server/testing'

/** For what the embedded database cannot have, such as several connections; skipped, and said to be, where there is no PostgreSQL. */
export const onPostgres = hasPostgres() ? test : test.skip
