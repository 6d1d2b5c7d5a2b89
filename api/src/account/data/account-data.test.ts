import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { applicationResumes, applications } from '../../applications/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { seekers, sessions, users } from '../../members/tables.ts'
import { outbox } from '../../notifications/tables.ts'
import { cleanUpFiles } from '../../platform/files/clean-up-files.ts'
import { fileRemovals } from '../../platform/tables.ts'
import { resumes } from '../../profile/tables/resumes.ts'
import { placeId } from '../../testing/profile-bodies.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'
import { exportedTables } from './export-account-data.ts'
import { fillAccount, takenOver } from './filled-account-fixture.ts'
import { purgeDueAccounts } from './purge-due-accounts.ts'

let api: TestApp
let account: ReturnType<typeof registration>
let member: ReturnType<TestApp['visitor']>
let number: string
let id: number

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord()])
}, 120_000)
afterAll(() => api.close())
beforeEach(async () => {
  // Letters alone: eight digits would be a telephone number, which greetings refuse.
  const name = crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  number = phone()
  account = registration({ first_name: `First${name}`, last_name: `Last${name}`, contact_number: number })
  member = api.visitor()
  await member.guest()
  await member.post('/api/jobseeker/click/get-started-record', { way: 'email', email: account.email })
  id = (await member.register(account, { 'idempotency-key': crypto.randomUUID() })).body.data.user.id
})

const phone = () => `+65${Math.floor(80_000_000 + Math.random() * 19_999_999)}`

const confirmEmail = () => api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))

const grow = () =>
  api.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.userId, id))
const due = (userId = id) =>
  api.db
    .update(users)
    .set({ deleteAfter: new Date(Date.now() - 1000) })
    .where(eq(users.id, userId))
const purge = () => purgeDueAccounts(api.db, api.app.sealKey)

const tablesOf = async () => {
  const found = await api.db.execute(sql`
      select tables.table_name as name,
        coalesce((select string_agg(column_name, ' ') from information_schema.columns
          where columns.table_name = tables.table_name and column_name in ('user_id', 'seeker_id')), '') as owners
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  return found.rows as { name: string; owners: string }[]
}

/** Every row of every table that names the member: by what they are called, or by a reference. */
const rowsNaming = async () => {
  const rows: string[] = []
  const names = [account.email, account.first_name, account.last_name, number]
  for (const { name, owners } of await tablesOf()) {
    const table = sql`${sql.identifier('public')}.${sql.identifier(name)}`
    const refers = owners
      .split(' ')
      .filter(Boolean)
      .map((column) => sql`${sql.identifier(column)} = ${id}`)
    if (name === 'users' || name === 'seekers') refers.push(sql`id = ${id}`)
    const mentions = names.map((text) => sql`position(${text} in to_jsonb(kept)::text) > 0`)
    const found = await api.db.execute(
      sql`select to_jsonb(kept) as row from ${table} as kept where ${sql.join([...refers, ...mentions], sql` or `)}`,
    )
    rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(row.row)}`))
  }
  return rows
}

describe('the download', () => {
  test('holds everything that is kept, and nothing that opens the account', async () => {
    await fillAccount({ api, member, account, id })
    const answer = await member.get('/api/jobseeker/account-data')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="account-data-[\d-]+\.json"$/)
    const { data } = answer.body
    expect(data.users).toMatchObject([{ email: account.email, first_name: account.first_name }])
    expect(data.applications).toMatchObject([
      {
        job: 'Accountant',
        company: 'Harbour Foods',
        answers: [],
        events: [{ kind: 'sent' }],
        resume: { filename: `CV ${account.last_name}`, kind: 'pdf' },
        profile: { first_name: account.first_name },
      },
    ])
    expect(data.saved_jobs).toMatchObject([{ job: 'Accountant', copy: { title: 'Accountant' } }])
    expect(data.job_notes).toMatchObject([{ job: 'Accountant', text: `${account.first_name} noted` }])
    expect(data.profile_views).toMatchObject([{ recruiter: 'Mei', company: 'Harbour Foods' }])
    expect(data.recruiter_interests).toMatchObject([{ recruiter: 'Mei', company: 'Harbour Foods' }])
    expect(data.notifications).toMatchObject([{ kind: 'profile_viewed' }])
    // Without the endpoint and the keys, by which others could send to the browser.
    const [subscription] = data.push_subscriptions
    expect(Object.keys(subscription).toSorted()).toEqual([
      'created_at',
      'host_country',
      'id',
      'last_used_at',
      'session_id',
      'user_id',
    ])
    expect(data.job_alerts).toMatchObject([
      {
        criteria: { query: 'accountant' },
        runs: [{ period: '2026-W47', job_count: 1 }],
        jobs: [{ job: 'Accountant' }],
      },
      { criteria: { query: 'clerk' }, runs: [], jobs: [] },
    ])
    expect(data.job_alert_consents).toMatchObject([{ wording: 'Send me new jobs' }])
    expect(data.identity_verifications).toMatchObject([{ verify_role: 'citizen', number_last_four: '404Z' }])
    expect(data.identity_records).toMatchObject([{ kind: 'shown', company: 'Harbour Foods' }])
    for (const secret of ['subject-hash', 'number-hash', 'sealed-identity', 'sealed-flow']) {
      expect(JSON.stringify(data)).not.toContain(secret)
    }
    expect(data.job_views).toHaveLength(1)
    expect(data.greeting_messages).toMatchObject([{ text: `Hello from ${account.last_name}` }])
    expect(data.profile_facts).toMatchObject([{ location_id: placeId('tampines') }])
    expect(data.job_preferences).toMatchObject([{ job_title: `${account.first_name}’s wish` }])
    expect(data.work_experiences).toMatchObject([{ company_name: account.last_name, start_month: '2019-04' }])
    expect(data.educations).toMatchObject([{ school_name: account.last_name, end_month: '2018-06' }])
    expect(data.license_certifications).toMatchObject([{ name: `${account.last_name} Licence 1`, is_permanent: true }])
    expect(data.websites).toMatchObject([{ display_name: `${account.last_name} Work` }, { url: takenOver.fields.url }])
    expect(data.resume_take_overs).toMatchObject([{ items: [{ section: 'websites', before: null }] }])
    expect(data.generated_resumes).toMatchObject([{ name: `Made for ${account.last_name}` }])
    expect(data.resume_checks).toMatchObject([{ result: { rules: '1' }, count: 1 }])
    expect(data.imported_resumes).toMatchObject([{ document: expect.stringContaining(account.last_name) }])
    expect(data.member_skills).toMatchObject([{ name: `${account.last_name} Skill 1` }])
    expect(data.member_languages).toMatchObject([{ proficiency_id: 3 }])
    expect(data.career_summaries).toMatchObject([{ text: `${account.last_name} keeps books` }])
    expect(data.career_summary_drafts).toMatchObject([{ text: expect.stringContaining('Accountant'), provider: null }])
    expect(data.ai_quotas).toMatchObject([{ kind: 'writing', count: 1 }])
    expect(data.ai_consents).toMatchObject([{ purpose: 'text', provider: `Provider of ${account.last_name}` }])
    expect(data.profile_visibilities).toMatchObject([{ is_open_to_work: true }])
    expect(data.profile_facts).toMatchObject([{ home_address: `${account.last_name} Road` }])
    expect(data.resumes).toMatchObject([{ filename: `CV ${account.last_name}`, kind: 'pdf' }])
    expect(data.blocked_companies).toMatchObject([{ company: 'Harbour Foods' }])
    expect(data.chats).toMatchObject([
      {
        recruiter: 'Mei',
        company: 'Harbour Foods',
        messages: [{ text: `${account.first_name} asks`, sender: 'seeker' }, { text: 'Hello' }, { kind: 'resume' }],
      },
    ])
    expect(data.social_identities).toMatchObject([{ provider: 'google', label: account.email }])
    for (const [table, rows] of Object.entries(data)) {
      const isSeldom = ['collected_at', 'external_clicks', 'recovery_codes'].includes(table)
      // `rewards/account-data.test.ts` says what there is of these.
      const isOfRewards = /^(?:invitation|accepted_reward|reward|ledger|withdrawal|draw)/.test(table)
      if (!isSeldom && !isOfRewards) expect(`${table} ${(rows as []).length}`).not.toBe(`${table} 0`)
    }
    const text = JSON.stringify(data)
    expect(text).not.toMatch(
      /argon2|password_hash|token_hash|public_key|file_key|sealed-secret|credential-|subject-|code_hash/,
    )
    expect(text).not.toContain(member.cookies.get('sessionid'))
  })

  // Who registered an address that another member had given up read when that member was written to, and of what.
  test('tells of no mail that the address got before it was in this account', async () => {
    await confirmEmail()
    const before = new Date(Date.now() - 60_000)
    const mail = { template: 'newDevice', recipient: account.email, language: 'ja' as const, values: {} }
    await api.db.insert(outbox).values({ ...mail, createdAt: before })
    const { data } = (await member.get('/api/jobseeker/account-data')).body
    expect(data.outbox.map(({ template }: { template: string }) => template)).toEqual(['welcome'])
  })

  test('leaves out no table that refers to members', async () => {
    const referring = (await tablesOf()).filter(({ owners }) => owners !== '').map(({ name }) => name)
    expect(referring.filter((name) => !(name in exportedTables))).toEqual([])
  })

  test('needs a recent proof, and tells of nobody else', async () => {
    const other = api.visitor()
    await other.register()
    expect(JSON.stringify((await other.get('/api/jobseeker/account-data')).body)).not.toContain(account.email)
    await grow()
    expect((await member.get('/api/jobseeker/account-data')).body.code).toBe(40007)
  })
})

describe('deletion', () => {
  const askToDelete = () => member.post('/api/jobseeker/account/delete')
  const login = (visitor = api.visitor()) =>
    visitor.post('/api/auth/jobseekers/login', { login: account.email, password: account.password })

  test('waits fourteen days, ends every other session, is told by mail, and can be taken back', async () => {
    const other = api.visitor()
    await login(other)
    const { body } = await askToDelete()
    const days = (Date.parse(body.data.delete_after) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
    expect((await other.get('/api/jobseeker/me')).status).toBe(401)
    expect((await askToDelete()).body.data.delete_after).toBe(body.data.delete_after)
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, account.email))
    expect(mails.filter((mail) => mail.template === 'accountDeletion')).toHaveLength(1)
    expect(await purge()).toBe(0)
    const back = api.visitor()
    expect((await login(back)).status).toBe(200)
    expect((await back.get('/api/jobseekers/account-setting')).body.data.delete_after).not.toBeNull()
    expect((await back.post('/api/jobseeker/account/keep')).body.data.delete_after).toBeNull()
  })

  test('needs a recent proof', async () => {
    await grow()
    expect((await askToDelete()).body.code).toBe(40007)
    expect((await member.get('/api/jobseekers/account-setting')).body.data.delete_after).toBeNull()
  })

  test('once due, leaves no row of any table that names the member, and no file; others keep theirs', async () => {
    const other = api.visitor()
    const neighbour = (await other.register()).body.data.user
    await other.post('/api/job/saved-jobs/create', { job_id: 1, device_uuid: 'd', device_udid: 'd', timestamp: 1 })
    await fillAccount({ api, member, account, id })
    const areFilesThere = await filesOfMember()
    await askToDelete()
    await due()
    await breakOff()
    expect(await purge()).toBe(1)
    expect(await rowsNaming()).toEqual([])
    expect((await member.get('/api/jobseeker/me')).status).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await other.get('/api/jobseeker/me')).body.data.user).toEqual(neighbour)
    expect((await other.get('/api/job/jobs/saved-jobs')).body.data.total).toBe(1)
    // The address is free again.
    expect((await api.visitor().register({ ...account, contact_number: phone() })).status).toBe(201)
    expect(await areFilesThere()).toEqual([true, true])
    await api.db.execute(sql`update ${fileRemovals} set created_at = now() - interval '6 minutes'`)
    await cleanUpFiles(api.app)
    expect(await areFilesThere()).toEqual([false, false])
  })

  /** The file of the member's resume, and the copy that a company was sent: whether each is there. */
  const filesOfMember = async () => {
    const [resume] = await api.db.select().from(resumes).where(eq(resumes.userId, id))
    const [application] = await api.db.select().from(applications).where(eq(applications.userId, id))
    const [sent] = await api.db
      .select()
      .from(applicationResumes)
      .where(eq(applicationResumes.applicationId, application?.id ?? 0))
    const files = [resume?.fileKey ?? '', sent?.fileKey ?? '']
    return () =>
      Promise.all(
        files.map(async (key) => {
          const file = await api.app.fileStore.read(key)
          file?.destroy()
          return file !== null
        }),
      )
  }

  /** A deletion that fails half-way: as if it had not begun, so that the next turn finishes it. */
  const breakOff = async () => {
    const before = await rowsNaming()
    expect(before.length).toBeGreaterThan(15)
    await api.db.execute(
      sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
    )
    await api.db.execute(sql`create trigger refuse before delete on ${seekers} for each row execute function refuse()`)
    await expect(purge()).rejects.toThrow()
    expect((await rowsNaming()).toSorted()).toEqual(before.toSorted())
    await api.db.execute(sql`drop function refuse cascade`)
  }

  test('by two replicas at once deletes each account once', async () => {
    for (let index = 0; index < 6; index += 1) {
      const one = (await api.visitor().register()).body.data.user.id
      await due(one)
    }
    const purged = await Promise.all([purge(), purge()])
    expect(purged.reduce((sum, count) => sum + count)).toBe(6)
  })
})
