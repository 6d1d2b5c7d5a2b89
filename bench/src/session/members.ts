import { hashPassword } from '@jobspan/kit-server/password'
import pg from 'pg'
import { openDatabase } from '../../../api/src/platform/database/database.ts'

export const memberPassword = 'a password of the bench'
export const addressOf = (member: number): string => `member-${member}@bench.example`

/** Brings the schema up to date and makes sure of `count` members who have the same password; gives its hash. */
export const fillMembers = async (url: string, count: number): Promise<string> => {
  await (await openDatabase({ url })).close()
  const passwordHash = await hashPassword(memberPassword)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('delete from sessions')
    await client.query('delete from known_devices')
    await client.query('insert into seekers (id) select generate_series(1, $1::int) on conflict do nothing', [count])
    await client.query(
      `insert into users (id, email, password_hash, first_name, last_name, source, country, language, terms_accepted_at)
       select id, 'member-' || id || '@bench.example', $2, 'Member', 'Number ' || id, 'bench', 'sg', 'en-us', now()
       from generate_series(1, $1::int) as id on conflict (id) do update set password_hash = excluded.password_hash`,
      [count, passwordHash],
    )
    await client.query("select setval('seekers_id_seq', (select max(id) from seekers))")
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  return passwordHash
}
