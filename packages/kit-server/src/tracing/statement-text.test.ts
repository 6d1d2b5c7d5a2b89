import { expect, test } from '@jest/globals'
import { hideValues, summarizeStatement } from './statement-text.ts'

test.each([
  ["select id from users where email = 'maria@example.com'", 'select id from users where email = ?'],
  ["select 'it''s maria' as a, E'\\'maria\\'' as b, U&'maria' as c, N'maria'", 'select ? as a, ? as b, ? as c, ?'],
  ['select $$maria$$, $body$it is $maria$ here$body$, $1, $12::int', 'select ?, ?, $1, $12::int'],
  ['select 42, -1.5e-3, .5, 0xff, word2, "column 3", t1.c2', 'select ?, -?-?, ?, ?, word2, "column 3", t1.c2'],
  ["select 1 -- of maria's\n  , /* maria */ 2", 'select ? , ?'],
  ["select like'maria', e'a\\\\', 'b'", 'select like?, ?, ?'],
  ['insert into\n    "users" ("email")\n  values ($1)', 'insert into "users" ("email") values ($1)'],
])('a statement is without values: %s', (statement, expected) => {
  expect(hideValues(statement)).toBe(expected)
})

test('one that is cut in the middle of a value shows none of it', () => {
  for (const begin of ["'", "e'", '$$', '$body$', '/*'])
    expect(hideValues(`select ${'$1, '.repeat(497)} ${begin}${'maria '.repeat(100)}`)).toMatch(/^[^m]*…$/)
})

test.each([
  ['select "id" from "users" where "users"."id" = $1', 'SELECT users'],
  ['insert into "outbox" ("id") select $1 from users', 'INSERT outbox'],
  ['update only jobs set title = $1 from companies', 'UPDATE jobs'],
  ['delete from "drizzle"."applied" where id = ?', 'DELETE drizzle.applied'],
  ['with hits as materialized (select id from jobs where a is distinct from b) select * from hits', 'SELECT jobs'],
  ['with "hits" as not materialized (select id from jobs) select * from "hits"', 'SELECT jobs'],
  ['with gone as (delete from sessions returning id) insert into audit select id from gone', 'INSERT audit'],
  ['select extract(epoch from created_at), a is distinct from b from jobs', 'SELECT jobs'],
  ['select count(*) from (select from chats) as c', 'SELECT chats'],
  ['(select id from a) union (select id from b)', 'SELECT a'],
  ['select * from unnest($1::int[])', 'SELECT'],
  ['select ?', 'SELECT'],
  ['select id from users where id = $1 for update', 'SELECT users'],
  ['begin isolation level serializable', 'BEGIN'],
  ['', ''],
])('its name is what it does and to which table: %s', (statement, summary) => {
  expect(summarizeStatement(statement)).toEqual({ operation: summary.split(' ')[0], summary })
})
