import {
  type ApplicationBody,
  applyToJob,
  type SentProfile,
} from '@jobspan/shared-kit/contracts/applications/applications'
import { pickRecords } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { FastifyInstance } from 'fastify'
import { beginChatWithApplication } from '../chats/begin-chat.ts'
import { findListOption } from '../config/lists/list-option.ts'
import { requireEligible } from '../jobs/eligibility.ts'
import { listScreeningQuestions } from '../jobs/screening-questions.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { readIdempotencyKey, runOnce } from '../platform/http/idempotency.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import type { Member } from '../platform/session/session-store.ts'
import { loadProfile } from '../profile/profile-repository.ts'
import {
  type AnsweredQuestion,
  canReapply,
  findApplication,
  findJobToApply,
  insertApplication,
} from './application-repository.ts'
import { copySentFiles, discardCopies, keepCopies, noCopies, type SentCopies } from './copy-sent-files.ts'
import { recordSent } from './record-seeker-event.ts'

type ApplyContext = Context<typeof applyToJob, 'member'>

/**
 * Applies to a job, once per key. What would be refused is found first, so that a refusal, or a repeated call, copies no file. Then resume and
 * video are copied; application, answers, the copies' rows, the event that has it confirmed and the answer for a repeated key are committed together
 * or not at all.
 */
export const applyOnce = async (app: FastifyInstance, context: ApplyContext) => {
  const { params, body, session, request, reply } = context
  const key = readIdempotencyKey(request)
  const refusal = await findRefusal(context)
  const { copies, error } = refusal
    ? { copies: noCopies, error: refusal }
    : await copySentFiles(app, session.user.id, body)
  try {
    const scope = `${session.seekerId} ${applyToJob.method} ${applyToJob.path}`
    const run = (db: QueryExecutor) => {
      // Only here: a repeated key gets its first answer, although the member has applied meanwhile.
      if (error) throw error
      return apply({ ...context, db }, copies)
    }
    const once = await runOnce(app.connection.db, scope, key, { params, body }, run, 'applicationInProcess')
    if (once.isReplay) {
      reply.header('idempotent-replayed', 'true')
      await discardCopies(app, copies)
    }
    return once.data
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the scheduled removal.
    if (error instanceof ApiError) await discardCopies(app, copies)
    throw error
  }
}

const findRefusal = async (context: ApplyContext): Promise<ApiError | null> => {
  try {
    await requireAcceptable(context)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** The job with the answers to its questions. Throws where the member cannot apply to it, or an answer is missing. */
const requireAcceptable = async ({ db, params, body, session, country, request }: ApplyContext) => {
  const { user } = session
  const job = await findJobToApply(db, params.id)
  if (!job) throw new ApiError('notFound')
  const earlier = await findApplication(db, user.id, job.id)
  if (earlier && !canReapply(earlier)) throw new ApiError('alreadyApplied')
  if (job.status !== 'open') throw new ApiError('positionClosed', { status: job.status === 'closed' ? 410 : 409 })
  if (job.externalUrl !== null) {
    throw new ApiError('validationFailed', { status: 422, fields: { id: ['takes applications elsewhere'] } })
  }
  await requireEligible(request.server, db, { userId: user.id, country, jobId: job.id }, 'identityMismatch')
  const answers = matchAnswers(await listScreeningQuestions(db, job.id), body)
  return { job, answers, attempt: earlier ? earlier.attempt + 1 : 1 }
}

const apply = async (context: ApplyContext, copies: SentCopies) => {
  const { db, body, session, language } = context
  const { user } = session
  await lockMember(db, user.id)
  const { job, answers, attempt } = await requireAcceptable(context)
  const profile = await snapshotProfile(db, user)
  const application = await insertApplication(db, {
    userId: user.id,
    jobId: job.id,
    attempt,
    body,
    profile,
    answers,
    copies,
  })
  if (!application) throw new ApiError('alreadyApplied')
  await keepCopies(db, copies)
  await recordSent(db, application.id, { isEmailVerify: user.isEmailVerify, language })
  const chatId = await beginChat(db, user.id, job.id, body)
  const category = findListOption('main_functions', job.mainFunctionId, language)
  return {
    id: application.id,
    job_id: job.id,
    applied_at: application.appliedAt.toISOString(),
    job_categories: category ? [category] : [],
    company_industry: findListOption('industry_lists', job.industryId, language),
    chat_id: chatId,
  }
}

/** Writes the first message in the chat with the recruiter too, where that is asked for; null where it is not, or nobody is there. */
const beginChat = async (
  db: QueryExecutor,
  userId: number,
  jobId: number,
  { first_message: text, chat_client_id: clientId }: ApplicationBody,
): Promise<number | null> => (text && clientId ? beginChatWithApplication(db, { userId, jobId, text, clientId }) : null)

/** The member's profile as it is now, to be sent; without the home address, which is nobody else's. */
export const snapshotProfile = async (db: QueryExecutor, member: Member): Promise<SentProfile> => {
  const { user, facts, career_summary: summary, ...parts } = await loadProfile(db, member)
  const { home_address: _address, version: _version, ...sentFacts } = facts
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone_num: user.phone_num,
    avatar: user.avatar,
    is_avatar_generated: parts.is_avatar_generated,
    facts: sentFacts,
    preferences: parts.preferences,
    ...pickRecords(parts),
    career_summary: summary?.text ?? null,
  }
}

type Question = Awaited<ReturnType<typeof listScreeningQuestions>>[number]

/** Pairs every question with its answer; names those left open. A choice that is not on offer is no answer. */
const matchAnswers = (questions: Question[], body: ApplicationBody): AnsweredQuestion[] => {
  const given = new Map(body.screening_answers.map(({ question_id, answer }) => [question_id, answer.trim()]))
  const answers = questions.map(({ id, question, type, options }) => {
    const answer = given.get(id) ?? ''
    return { questionId: id, question, answer: type === 'choice' && !options.includes(answer) ? '' : answer }
  })
  const unanswered = answers.filter(({ answer }) => answer === '')
  if (unanswered.length) {
    const fields = unanswered.map(({ questionId }) => [`screening_answers.${questionId}`, ['unanswered']])
    throw new ApiError('screeningUnanswered', { fields: Object.fromEntries(fields) })
  }
  return answers
}
