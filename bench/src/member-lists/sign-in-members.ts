import pg from 'pg'
import { hashToken, newToken } from '../../../api/src/platform/session/session-store.ts'

/** The member who is signed in by one of the cookies. */
export const memberAt = (index: number, members: number): number => 1 + ((index * 7919) % members)

/**
 * Signs in `count` members from all over the table, without the hash of a password: it is not what is measured. Gives the cookie of each.
 * Every hundredth member has many rows, and so has every hundredth of these.
 */
export const signInMembers = async (url: string, members: number, count: number): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sessions = Array.from({ length: count }, (_, index) => {
      const token = newToken()
      return { token, hash: hashToken(token), user_id: memberAt(index, members) }
    })
    await client.query('delete from sessions')
    await client.query(
      `insert into sessions (token_hash, seeker_id, user_id, expires_at)
       select hash, user_id, user_id, now() + interval '1 day' from jsonb_to_recordset($1::jsonb) as session (hash text, user_id int)`,
      [JSON.stringify(sessions.map(({ hash, user_id }) => ({ hash, user_id })))],
    )
    return sessions.map(({ token }) => `sessionid=${token}`)
  } finally {
    await client.end()
  }
}
