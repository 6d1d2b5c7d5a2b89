import pg from 'pg'

/** A chat of the bench; `id` and `recruiter` are what the employer's side names it by. */
export type BenchChat = { id: number; recruiter: number; member: number }

const source = 'bench-messaging'
const messagesInEach = 20

/** Gives each of the members `chatsEach` chats of some length, anew, and gives those chats. */
export const fillChats = async (url: string, members: number, chatsEach: number): Promise<BenchChat[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('delete from companies where source = $1', [source])
    await client.query(
      `insert into companies (source, identifier, slug, name, country, is_verified, content_hash)
       select $1, n, 'bench-messaging-' || n, 'Company ' || n, 'sg', true, '' from generate_series(1, $2::int) as n`,
      [source, chatsEach],
    )
    await client.query(
      `insert into recruiters (company_id, name, title)
       select id, 'Recruiter of ' || name, 'Recruiter' from companies where source = $1`,
      [source],
    )
    const { rows } = await client.query<BenchChat>(
      `insert into chats (user_id, recruiter_id, last_message_at)
       select member, recruiters.id, now() - recruiters.id * interval '1 minute'
       from generate_series(1, $2::int) as member, recruiters join companies on companies.id = company_id
       where source = $1 returning id, recruiter_id as recruiter, user_id as member`,
      [source, members],
    )
    // Told of already: nobody is to be written mails about them.
    await client.query(
      `insert into chat_messages (chat_id, sender, kind, text, sent_at)
       select chats.id, case when n % 2 = 0 then 'recruiter' else 'seeker' end, 'text', 'Message ' || n, last_message_at
       from chats join recruiters on recruiters.id = recruiter_id join companies on companies.id = company_id,
         generate_series(1, $2::int) as n
       where source = $1 order by chats.id, n`,
      [source, messagesInEach],
    )
    await client.query(
      `update chats set seeker_read_id = last, recruiter_read_id = last, mailed_id = last
       from (select chat_id, max(id) as last from chat_messages group by chat_id) as newest where chat_id = chats.id`,
    )
    await client.query('vacuum analyze')
    return rows
  } finally {
    await client.end()
  }
}

/** Makes a chat ten thousand messages longer, which lie between those of other chats. */
export const lengthenChat = async (url: string, chat: BenchChat): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into chat_messages (chat_id, sender, kind, text, sent_at)
       select $1, case when n % 2 = 0 then 'recruiter' else 'seeker' end, 'text',
         'Message ' || n || ' about the night shift, 夜勤, and what it pays', now() - interval '1 hour'
       from generate_series(1, 10000) as n`,
      [chat.id],
    )
    await client.query(
      `update chats set seeker_read_id = last, recruiter_read_id = last, mailed_id = last
       from (select max(id) as last from chat_messages where chat_id = $1) as newest where id = $1`,
      [chat.id],
    )
    await client.query('vacuum analyze chat_messages')
  } finally {
    await client.end()
  }
}
