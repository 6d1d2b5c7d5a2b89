import { hasContactDetails } from '@jobspan/shared-kit/contracts/chats/contact-details'
import { greetingMessageLength } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import { writeFirstMessage } from '@jobspan/shared-kit/contracts/job-match/first-message'
import { getJobMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import { requireModel } from '../ai/ai-consents.ts'
import { writeText } from '../ai/write-text.ts'
import { findJob } from '../jobs/job-repository.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import type { Member } from '../platform/session/session-store.ts'
import { readSummaryFacts } from '../profile/career-summary/summary-facts.ts'
import { loadProfile } from '../profile/profile-repository.ts'
import { matchJob } from './match-job.ts'
import { writeMessageByRules } from './message-by-rules.ts'
import { messageCompletion } from './message-completion.ts'

/** A job, a profile, and how they fit. Throws 40004 for a job that is not there. */
const loadMatch = async (db: QueryExecutor, jobId: number, member: Member, language: LanguageKey) => {
  const job = await findJob(db, jobId, { language, seekerId: null })
  if (!job) throw new ApiError('notFound')
  const profile = await loadProfile(db, member)
  const today = new Date().toISOString().slice(0, 10)
  return { job, profile, today, match: matchJob(job, profile, { language, today }) }
}

/** How a member's profile fits a job, and what they write to its employer first. */
export const registerJobMatchArea = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    getJobMatch,
    'member',
    async ({ db, params, language, session }) => (await loadMatch(db, params.id, session.user, language)).match,
  )

  registerEndpoint(
    app,
    writeFirstMessage,
    'member',
    async ({ db, params, body, session, language: visitorLanguage, reply, log }) => {
      const { user } = session
      const language = body.language ?? visitorLanguage
      const { job, profile, match, today } = await loadMatch(db, params.id, user, language)
      const model = await requireModel(db, app.settings.ai, { userId: user.id, purpose: 'text', choice: body.source })
      const facts = readSummaryFacts(profile, null, { language, today })
      return writeText(
        app,
        { reply, log, language: visitorLanguage },
        {
          kind: 'first_message',
          userId: user.id,
          maxLength: greetingMessageLength,
          model,
          completion: () => messageCompletion(job, profile, match, language),
          writeByRules: () =>
            writeMessageByRules({ job: job.title, requirements: match.requirements, profile: facts }, language),
          // A message with them could not be kept as a greeting message.
          isUsable: (text) => model === null || !hasContactDetails(text),
        },
      )
    },
    { perMinute: 20 },
  )
}
