import { getDisplayName } from '@jobspan/shared-kit/contracts/members/person-name'
import { maxMailedResumeBytes } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import { resumeMediaTypes, type sendResumeEmail } from '@jobspan/shared-kit/contracts/profile/resumes'
import { sql } from 'drizzle-orm'
import { queueRequestedMail } from '../../notifications/requested-mails.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Context } from '../../platform/http/register-endpoint.ts'
import { toSessionUser } from '../../platform/session/session-user.ts'
import { resumeMailCounts as counts } from '../tables/resumes.ts'
import { findResume } from './resume-repository.ts'

const maxMailsPerDay = 10

/** Queues a mail with the file (docs/product-rules.md#resume-by-mail). Throws 40038, 40037, and 40006 past ten in 24 hours. */
export const mailResume = async ({
  db,
  body: { email, resume_id },
  session: { user },
  language,
}: Pick<Context<typeof sendResumeEmail, 'member'>, 'db' | 'body' | 'session' | 'language'>): Promise<void> => {
  if (!user.isEmailVerify) throw new ApiError('ownEmailUnconfirmed')
  const { filename, kind, size, fileKey } = await findResume(db, user.id, resume_id)
  if (size > maxMailedResumeBytes) throw new ApiError('resumeTooLargeToMail')
  await countMail(db, user.id)
  await queueRequestedMail(db, {
    template: 'resumeFile',
    recipient: email,
    language,
    values: { name: getDisplayName(toSessionUser(user)), path: `/${language}` },
    attachment: { fileKey, filename: `${filename}.${kind}`, mediaType: resumeMediaTypes[kind], size },
    replyTo: user.email,
  })
}

const isDayOver = sql`${counts.startedAt} < now() - interval '1 day'`

const countMail = async (db: QueryExecutor, userId: number): Promise<void> => {
  const [row] = await db
    .insert(counts)
    .values({ userId, count: 1 })
    .onConflictDoUpdate({
      target: counts.userId,
      set: {
        count: sql`case when ${isDayOver} then 1 else ${counts.count} + 1 end`,
        startedAt: sql`case when ${isDayOver} then now() else ${counts.startedAt} end`,
      },
    })
    .returning({
      count: counts.count,
      seconds: sql<number>`ceil(extract(epoch from ${counts.startedAt} + interval '1 day' - now()))::int`,
    })
  if (row && row.count > maxMailsPerDay)
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: Math.max(1, row.seconds) })
}
