import { expect, test } from '@jest/globals'
import { getTableName, sql } from 'drizzle-orm'
import { magicLinks } from '../../auth/tables.ts'
import { seekers, users } from '../../members/tables.ts'
import { createTestApp } from '../../testing/test-app.ts'

// The list of devices, a reset and the end of an account each read all sessions that there were, a month of guests' among them.
test('whatever refers to a member is found by an index, and so are the links that went to an address', async () => {
  const api = await createTestApp()
  const { rows } = await api.db.execute(sql`
    with wanted as (
      select conrelid as table_id, conkey[1] as column_number from pg_constraint
      where contype = 'f' and confrelid in (${getTableName(users)}::text::regclass, ${getTableName(seekers)}::text::regclass)
      union select attrelid, attnum from pg_attribute where attrelid = ${getTableName(magicLinks)}::text::regclass and attname = 'email')
    select table_id::regclass || '.' || attname as name,
      exists (select from pg_index where indrelid = table_id and indkey[0] = column_number) as has_index
    from wanted join pg_attribute on attrelid = table_id and attnum = column_number`)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ has_index: hasIndex }) => !hasIndex).map(({ name }) => name)).toEqual([])
  await api.close()
}, 60_000)
