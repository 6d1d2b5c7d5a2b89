import { type SQL, sql } from 'drizzle-orm'
import {
  applicationEvents,
  applicationResumes,
  applications,
  applicationVideos,
  screeningAnswers,
} from '../../applications/tables.ts'
import { chatMessages, chats } from '../../chats/tables.ts'
import { blockedCompanies, companies, recruiters } from '../../companies/tables.ts'
import { identityRecords } from '../../identity/tables.ts'
import { jobAlertJobs, jobAlertRuns, jobAlerts } from '../../job-alerts/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'

/** Rows of a table as JSON, all columns but those that open something or say nothing to their owner. */
const rowsOf = (table: string, condition: SQL, { without = [], order }: { without?: string[]; order: string }): SQL => {
  const row = sql`to_jsonb(${sql.identifier(table)}) - ${`{${without.join(',')}}`}::text[]`
  return sql`select coalesce(jsonb_agg(${row} order by ${sql.identifier(order)}), '[]') as kept
    from ${sql.identifier(table)} where ${condition}`
}

/** `email` is null where the member never confirmed it: what is kept by address may then be somebody else's. */
type Exported = { id: number; email: string | null }

/**
 * What is kept about a member, table by table; `null` where a table that names members holds only what is on its way for some
 * minutes, or secrets. The test goes through the tables of the database: one that is not here fails it.
 */
export const exportedTables: Record<string, ((member: Exported) => SQL) | null> = {
  users: ({ id }) => rowsOf('users', sql`id = ${id}`, { without: ['password_hash'], order: 'id' }),
  seekers: ({ id }) => rowsOf('seekers', sql`id = ${id}`, { without: ['push_token'], order: 'id' }),
  sessions: ({ id }) => rowsOf('sessions', sql`user_id = ${id}`, { without: ['token_hash'], order: 'created_at' }),
  known_devices: ({ id }) => rowsOf('known_devices', sql`user_id = ${id}`, { order: 'created_at' }),
  social_identities: ({ id }) =>
    rowsOf('social_identities', sql`user_id = ${id}`, { without: ['subject'], order: 'created_at' }),
  passkeys: ({ id }) =>
    rowsOf('passkeys', sql`user_id = ${id}`, { without: ['credential_id', 'public_key', 'counter'], order: 'id' }),
  two_factors: ({ id }) =>
    rowsOf('two_factors', sql`user_id = ${id}`, { without: ['secret', 'last_step'], order: 'created_at' }),
  recovery_codes: ({ id }) =>
    rowsOf('recovery_codes', sql`user_id = ${id}`, { without: ['code_hash'], order: 'created_at' }),
  applications: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${applications}) || jsonb_build_object(
      'job', ${jobs.title}, 'company', ${companies.name}, 'answers', (
        select coalesce(jsonb_agg(jsonb_build_object('question', question, 'answer', answer) order by id), '[]')
        from ${screeningAnswers} where application_id = ${applications.id}),
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'reason', reason) order by id), '[]')
        from ${applicationEvents} where application_id = ${applications.id}),
      'resume', (
        select jsonb_build_object('filename', filename, 'kind', kind, 'size', size)
        from ${applicationResumes} where application_id = ${applications.id}),
      'video', (
        select to_jsonb(${applicationVideos}) - '{application_id,file_key,cover_key}'::text[]
        from ${applicationVideos} where application_id = ${applications.id})
      ) order by applied_at), '[]') as kept
    from ${applications} join ${jobs} on ${jobs.id} = job_id
      left join ${companies} on ${companies.id} = ${applications.employerId}
    where user_id = ${id}`,
  saved_jobs: ({ id }) => jobsOf('saved_jobs', id),
  job_notes: ({ id }) => jobsOf('job_notes', id),
  job_views: ({ id }) => jobsOf('job_views', id),
  job_reports: ({ id }) => jobsOf('job_reports', id),
  external_clicks: ({ id }) => jobsOf('external_clicks', id),
  notifications: ({ id }) => rowsOf('notifications', sql`user_id = ${id}`, { without: ['event_key'], order: 'id' }),
  notification_settings: ({ id }) => rowsOf('notification_settings', sql`user_id = ${id}`, { order: 'updated_at' }),
  profile_facts: ({ id }) => rowsOf('profile_facts', sql`user_id = ${id}`, { order: 'updated_at' }),
  job_preferences: ({ id }) => rowsOf('job_preferences', sql`user_id = ${id}`, { order: 'id' }),
  work_experiences: ({ id }) => rowsOf('work_experiences', sql`user_id = ${id}`, { order: 'id' }),
  educations: ({ id }) => rowsOf('educations', sql`user_id = ${id}`, { order: 'id' }),
  license_certifications: ({ id }) => rowsOf('license_certifications', sql`user_id = ${id}`, { order: 'id' }),
  websites: ({ id }) => rowsOf('websites', sql`user_id = ${id}`, { order: 'id' }),
  member_skills: ({ id }) => rowsOf('member_skills', sql`user_id = ${id}`, { without: ['name_key'], order: 'id' }),
  member_languages: ({ id }) => rowsOf('member_languages', sql`user_id = ${id}`, { order: 'id' }),
  career_summaries: ({ id }) => rowsOf('career_summaries', sql`user_id = ${id}`, { order: 'updated_at' }),
  imported_resumes: ({ id }) => rowsOf('imported_resumes', sql`user_id = ${id}`, { order: 'imported_at' }),
  resume_take_overs: ({ id }) =>
    rowsOf('resume_take_overs', sql`user_id = ${id}`, { without: ['id'], order: 'taken_at' }),
  career_summary_drafts: ({ id }) => rowsOf('career_summary_drafts', sql`user_id = ${id}`, { order: 'created_at' }),
  ai_consents: ({ id }) => rowsOf('ai_consents', sql`user_id = ${id}`, { order: 'given_at' }),
  ai_quotas: ({ id }) => rowsOf('ai_quotas', sql`user_id = ${id}`, { order: 'kind' }),
  profile_visibilities: ({ id }) => rowsOf('profile_visibilities', sql`user_id = ${id}`, { order: 'updated_at' }),
  avatar_files: ({ id }) => rowsOf('avatar_files', sql`user_id = ${id}`, { without: ['file_key'], order: 'side' }),
  // When the profile changed; the titles are those of the records above.
  profile_search: ({ id }) =>
    rowsOf('profile_search', sql`user_id = ${id}`, { without: ['titles'], order: 'changed_at' }),
  greeting_messages: ({ id }) => rowsOf('greeting_messages', sql`user_id = ${id}`, { order: 'id' }),
  resumes: ({ id }) => rowsOf('resumes', sql`user_id = ${id}`, { without: ['file_key'], order: 'id' }),
  video_resumes: ({ id }) =>
    rowsOf('video_resumes', sql`user_id = ${id}`, { without: ['file_key', 'cover_key'], order: 'id' }),
  generated_resumes: ({ id }) => rowsOf('generated_resumes', sql`user_id = ${id}`, { order: 'id' }),
  resume_mail_counts: ({ id }) => rowsOf('resume_mail_counts', sql`user_id = ${id}`, { order: 'started_at' }),
  resume_checks: ({ id }) => rowsOf('resume_checks', sql`user_id = ${id}`, { order: 'checked_at' }),
  blocked_companies: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(blocked) || jsonb_build_object('company', ${companies.name})
      order by blocked.created_at), '[]') as kept
    from ${blockedCompanies} as blocked join ${companies} on ${companies.id} = company_id where user_id = ${id}`,
  popup_records: ({ id }) => rowsOf('popup_records', sql`seeker_id = ${id}`, { order: 'created_at' }),
  visitor_traces: ({ id }) => rowsOf('visitor_traces', sql`seeker_id = ${id}`, { order: 'created_at' }),
  // What the address got before was another's, who had it in their account, or asked for a code without one.
  outbox: ({ id, email }) =>
    rowsOf('outbox', sql`recipient = ${email} and created_at >= (select created_at from ${users} where id = ${id})`, {
      without: ['values', 'last_error', 'attachment'],
      order: 'created_at',
    }),
  chats: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${chats}) - '{mailed_id,seeker_typing_until}'::text[] || jsonb_build_object(
      'recruiter', ${recruiters.name}, 'company', ${companies.name}, 'job', ${jobs.title}, 'messages', (
        select coalesce(jsonb_agg(to_jsonb(message) - '{chat_id,client_id}'::text[] || jsonb_build_object('job', about.title)
          order by message.id), '[]')
        from ${chatMessages} as message left join ${jobs} as about on about.id = message.job_id
          where message.chat_id = ${chats.id})
      ) order by ${chats.id}), '[]') as kept
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
      left join ${jobs} on ${jobs.id} = ${chats.jobId}
    where user_id = ${id}`,
  profile_views: ({ id }) => recruitersOf('profile_views', id),
  recruiter_interests: ({ id }) => recruitersOf('recruiter_interests', id),
  job_alerts: ({ id, email }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${jobAlerts}) - '{criteria_hash}'::text[] || jsonb_build_object(
      'runs', (
        select coalesce(jsonb_agg(jsonb_build_object('period', period, 'job_count', job_count) order by runs.created_at), '[]')
        from ${jobAlertRuns} as runs where alert_id = ${jobAlerts.id}),
      'jobs', (
        select coalesce(jsonb_agg(jsonb_build_object('job', title, 'sent_at', sent.created_at) order by sent.created_at), '[]')
        from ${jobAlertJobs} as sent join ${jobs} on ${jobs.id} = job_id where alert_id = ${jobAlerts.id})
      ) order by id), '[]') as kept
    from ${jobAlerts} where user_id = ${id} or (user_id is null and email = ${email})`,
  job_alert_consents: ({ id, email }) =>
    rowsOf('job_alert_consents', sql`email = ${email} and not ${isOfOthersAlert(id)}`, { order: 'id' }),
  suppressed_emails: ({ email }) => rowsOf('suppressed_emails', sql`email = ${email}`, { order: 'created_at' }),
  identity_verifications: ({ id }) =>
    rowsOf('identity_verifications', sql`user_id = ${id}`, {
      without: ['subject_hash', 'number_hash'],
      order: 'verified_at',
    }),
  // What waits is read on the page that asks for confirmation; it is gone after a day.
  identity_checks: ({ id }) => rowsOf('identity_checks', sql`user_id = ${id}`, { without: ['sealed'], order: 'id' }),
  identity_records: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${identityRecords}) || jsonb_build_object('company', ${companies.name})
      order by ${identityRecords.id}), '[]') as kept
    from ${identityRecords} left join ${companies} on ${companies.id} = company_id where user_id = ${id}`,
  identity_flows: null,
  im_sessions: null,
  auth_flows: null,
  hand_offs: null,
  qr_logins: null,
}

/** Whether a consent belongs to an alert of another member, who had the address before. */
export const isOfOthersAlert = (id: number): SQL =>
  sql`exists (select from ${jobAlerts} where ${jobAlerts.id} = alert_id and user_id <> ${id})`

/** Rows that name a job, with its title. */
const jobsOf = (table: string, id: number): SQL => {
  const name = sql.identifier(table)
  return sql`
    select coalesce(jsonb_agg(to_jsonb(${name}) || jsonb_build_object('job', title) order by at), '[]') as kept
    from ${name} join ${jobs} on ${jobs.id} = job_id where seeker_id = ${id}`
}

/** Rows that name a recruiter, with their name and company. */
const recruitersOf = (table: string, id: number): SQL => {
  const name = sql.identifier(table)
  return sql`
    select coalesce(jsonb_agg(to_jsonb(${name}) || jsonb_build_object('recruiter', ${recruiters.name}, 'company',
      ${companies.name})
      order by ${name}.created_at), '[]') as kept
    from ${name} join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
    where user_id = ${id}`
}

/** Everything that is kept about a member, by table. Run it in a transaction, so that it is of one moment. */
export const exportAccountData = async (
  db: QueryExecutor,
  { id, email, isEmailVerify }: Pick<Member, 'id' | 'email' | 'isEmailVerify'>,
): Promise<Record<string, unknown>> => {
  const member = { id, email: isEmailVerify ? email : null }
  const collected: Record<string, unknown> = {}
  for (const [table, query] of Object.entries(exportedTables)) {
    if (!query) continue
    const result = await db.execute(query(member))
    collected[table] = result.rows[0]?.kept
  }
  return collected
}
