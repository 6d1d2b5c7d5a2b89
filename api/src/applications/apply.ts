import type { ApplicationBody, applyToJob } from '@jobspan/shared-kit/contracts/applications'
import { findListOption } from '../config/lists/list-option.ts'
import { queueMail } from '../notifications/outbox.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Context } from '../platform/http/register-endpoint.ts'
import { jobSlug } from '../platform/text/slug.ts'
import {
  type AnsweredQuestion,
  findApplication,
  findJobToApply,
  insertApplication,
  listQuestions,
} from './application-repository.ts'

/**
 * Applies to a job. Runs in the operation's transaction: application, answers, the confirmation to send and the answer
 * for a repeated key are committed together or not at all.
 */
export const apply = async ({ db, params, body, session, language }: Context<typeof applyToJob, 'member'>) => {
  const { user } = session
  const job = await findJobToApply(db, params.id)
  if (!job) throw new ApiError('notFound')
  if (await findApplication(db, user.id, job.id)) throw new ApiError('alreadyApplied')
  if (job.status !== 'open') throw new ApiError('positionClosed', { status: job.status === 'closed' ? 410 : 409 })
  if (job.externalUrl !== null) {
    throw new ApiError('validationFailed', { status: 422, fields: { id: ['takes applications elsewhere'] } })
  }
  const answers = matchAnswers(await listQuestions(db, job.id), body)
  const application = await insertApplication(db, user.id, job.id, body, answers)
  if (!application) throw new ApiError('alreadyApplied')
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
