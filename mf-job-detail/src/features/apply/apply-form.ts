import type { ApplicationBody } from '@jobspan/shared-kit/contracts/applications/applications'
import { registerBody } from '@jobspan/shared-kit/contracts/auth/session'
import type { ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { ApplicationDraft } from './application-draft.ts'

export const maxMessageLength = 2000

/** What the form holds. Answers stand under `q` and the question's id: a form library reads a bare number as a list's index. */
export type ApplyForm = {
  name: string
  email: string
  password: string
  firstMessage: string
  answers: Record<`q${number}`, string>
}

export const answerName = (question: ScreeningQuestion) => `answers.q${question.id}` as const

const { email, password } = registerBody.shape
export const isEmail = (text: string) => email.safeParse(text).success
export const isPassword = (text: string) => password.safeParse(text).success

export const formFromDraft = (draft: ApplicationDraft, questions: ScreeningQuestion[]): ApplyForm => ({
  name: draft.name,
  email: draft.email,
  password: '',
  firstMessage: draft.firstMessage,
  answers: Object.fromEntries(questions.map((question) => [`q${question.id}`, draft.answers[question.id] ?? ''])),
})

export const draftFromForm = (form: ApplyForm, idempotencyKey: string): ApplicationDraft => ({
  idempotencyKey,
  name: form.name,
  email: form.email,
  firstMessage: form.firstMessage,
  answers: Object.fromEntries(Object.entries(form.answers).map(([name, answer]) => [name.slice(1), answer])),
})

export const applicationBodyOf = (
  form: ApplyForm,
  questions: ScreeningQuestion[],
  source: string,
): ApplicationBody => ({
  source,
  ...(toCleanText(form.firstMessage) === '' ? {} : { first_message: toCleanText(form.firstMessage) }),
  screening_answers: questions.map((question) => ({
    question_id: question.id,
    answer: toCleanText(form.answers[`q${question.id}`] ?? ''),
  })),
})
