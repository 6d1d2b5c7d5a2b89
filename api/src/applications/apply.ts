import { type ApplicationBody, applyToJob, type SentProfile } from '@jobspan/shared-kit/contracts/applications'
import type { FastifyInstance } from 'fastify'
import { findListOption } from '../config/lists/list-option.ts'
import { queueMail } from '../notifications/outbox.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { cancelRemoval } from '../platform/files/file-removals.ts'
import { readIdempotencyKey, runOnce } from '../platform/http/idempotency.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import type { Member } from '../platform/session/session-store.ts'
import { jobSlug } from '../platform/text/slug.ts'
import { loadProfile } from '../profile/profile-repository.ts'
import {
  type AnsweredQuestion,
  canReapply,
  findApplication,
  findJobToApply,
  insertApplication,
  listQuestions,
} from './application-repository.ts'
import { copyResume, discardCopy, type ResumeCopy } from './copy-resume.ts'
import { recordSeekerEvent } from './record-seeker-event.ts'

type ApplyContext = Context<typeof applyToJob, 'member'>

/**
 * Applies to a job, once per key. The resume is copied first; then application, answers, the copy's row, the confirmation to send and
 * the answer for a repeated key are committed together or not at all.
 */
export const applyOnce = async (app: FastifyInstance, context: ApplyContext) => {
  const { params, body, session, request, reply } = context
  const key = readIdempotencyKey(request)
  const copy = body.resume_id == null ? undefined : await copyOrError(app, session.user.id, body.resume_id)
  const isCopied = copy !== undefined && !(copy instanceof ApiError)
  try {
    const scope = `${session.seekerId} ${applyToJob.method} ${applyToJob.path}`
    const run = (db: QueryExecutor) => {
      if (copy instanceof ApiError) throw copy
      return apply({ ...context, db }, copy)
    }
    const once = await runOnce(app.connection.db, scope, key, { params, body }, run, 'applicationInProcess')
    if (once.isReplay) {
      reply.header('idempotent-replayed', 'true')
      if (isCopied) await discardCopy(app, copy)
    }
    return once.data
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the scheduled removal.
    if (isCopied && error instanceof ApiError) await discardCopy(app, copy)
    throw error
  }
}

/** A repeated key gets its first answer also when the resume is deleted since: that there is none is told later. */
const copyOrError = (app: FastifyInstance, userId: number, resumeId: number): Promise<ResumeCopy | ApiError> =>
  copyResume(app, userId, resumeId).catch((error) => {
    if (error instanceof ApiError) return error
    throw error
  })

const apply = async ({ db, params, body, session, language }: ApplyContext, resume: ResumeCopy | undefined) => {
  const { user } = session
  const job = await findJobToApply(db, params.id)
  if (!job) throw new ApiError('notFound')
  await lockMember(db, user.id)
  const earlier = await findApplication(db, user.id, job.id)
  if (earlier && !canReapply(earlier)) throw new ApiError('alreadyApplied')
  if (job.status !== 'open') throw new ApiError('positionClosed', { status: job.status === 'closed' ? 410 : 409 })
  if (job.externalUrl !== null) {
    throw new ApiError('validationFailed', { status: 422, fields: { id: ['takes applications elsewhere'] } })
  }
  const answers = matchAnswers(await listQuestions(db, job.id), body)
  const profile = await takeProfile(db, user)
  const attempt = earlier ? earlier.attempt + 1 : 1
  const application = await insertApplication(db, {
    userId: user.id,
    jobId: job.id,
    attempt,
    body,
    profile,
    answers,
    resume,
  })
  if (!application) throw new ApiError('alreadyApplied')
  if (resume) await cancelRemoval(db, resume.fileKey)
  await recordSeekerEvent(db, { id: application.id, jobId: job.id }, 'sent')
  await queueMail(db, {
    template: 'applicationConfirmation',
    recipient: user.email,
    language,
    values: {
      firstName: user.firstName,
      jobTitle: job.title,
      company: job.companyName ?? '',
      path: `/${language}/job/${encodeURIComponent(jobSlug(job))}`,
    },
  })
  const category = findListOption('main_functions', job.mainFunctionId, language)
  return {
    id: application.id,
    job_id: job.id,
    applied_at: application.appliedAt.toISOString(),
    job_categories: category ? [category] : [],
    company_industry: findListOption('industry_lists', job.industryId, language),
  }
}

/** The member's profile as it is now, to be sent. */
export const takeProfile = async (db: QueryExecutor, member: Member): Promise<SentProfile> => {
  const { facts, preferences, work_experiences, educations } = await loadProfile(db, member)
  const { firstName, lastName, email, phoneNum } = member
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone_num: phoneNum,
    facts,
    preferences,
    work_experiences,
    educations,
  }
}

type Question = Awaited<ReturnType<typeof listQuestions>>[number]

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
