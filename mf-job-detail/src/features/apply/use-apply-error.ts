import { isApiError } from '@jobspan/shared-kit/api'
import type { ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import type { SessionUser } from '@jobspan/shared-kit/session'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formFields } from '../../form-fields.ts'
import { useProblemTexts } from '../../job/problem-texts/use-problem-texts.ts'
import { useErrorMessage } from '../../job/use-error-message.ts'
import { type ApplyForm, answerName } from './apply-form.ts'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { isTwoFactorRequired } from './register-or-sign-in.ts'
import type { ResumeChoice } from './resume-choice.ts'

type Input = {
  error: unknown
  form: UseFormReturn<ApplyForm>
  questions: ScreeningQuestion[]
  account: 'new' | 'existing'
  setAccount: (account: 'new' | 'existing') => void
  member: SessionUser | null
  resume: ResumeChoice | undefined
  videoId: number | null
}

const fieldsOf = (questions: readonly ScreeningQuestion[], isMember: boolean) => ({
  ...(isMember ? {} : { ...formFields.register, ...formFields.login }),
  ...formFields.applyToJob,
  ...Object.fromEntries(questions.map((question, index) => [`screening_answers.${index}`, answerName(question)])),
})

const transientKinds = new Set(['offline', 'timeout', 'server'])

/** Takes a failed attempt to where the visitor can act on it: a field, another way to sign in, or one line above the form. */
export const useApplyError = ({ error, form, questions, account, setAccount, member, resume, videoId }: Input) => {
  const t = useApplyTexts()
  const tProblem = useProblemTexts()
  const toErrorMessage = useErrorMessage()
  const [isRateLimited, setBlocked] = useState(false)
  const refusal = useFormRefusal()(error, fieldsOf(questions, member !== null), toErrorMessage)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is acted on once, when it comes.
  useEffect(() => {
    if (!isApiError(error)) return
    if (error.code === errorCode.emailTaken && !member) {
      setAccount('existing')
      form.resetField('password')
      // The field's label changes with the account; focus when the new one stands.
      requestAnimationFrame(() => form.setFocus('password'))
    }
    if (account === 'existing' && !member && isWrongPassword(error)) {
      form.setError('password', { message: tProblem('problem.credentials') }, { shouldFocus: true })
    }
    for (const [index, [name, message]] of Object.entries(refusal.fields).entries())
      form.setError(name as keyof ApplyForm, { message: message ?? '' }, { shouldFocus: index === 0 })
    if (error.status === 401 && member) form.setValue('email', member.email)
    if (error.code === errorCode.screeningUnanswered) {
      const open = questions.filter((question) => toCleanText(form.getValues(answerName(question))) === '')
      for (const [index, question] of open.entries()) {
        form.setError(answerName(question), { message: t('apply.answerNeeded') }, { shouldFocus: index === 0 })
      }
    }
    if (error.retryAfter === null) return
    setBlocked(true)
    const timer = setTimeout(() => setBlocked(false), error.retryAfter * 1000)
    return () => {
      clearTimeout(timer)
      setBlocked(false)
    }
  }, [error])

  if (!isApiError(error)) {
    // The sign-in page takes over; nothing failed.
    const isFailure = Boolean(error) && !isTwoFactorRequired(error)
    return {
      text: isFailure ? toErrorMessage(error) : null,
      isRetry: isFailure,
      isRateLimited,
      isAtAccount: false,
      isPasswordRejected: false,
    }
  }
  const besideField = account === 'existing' && !member && isWrongPassword(error)
  // The job is on this page: what is not there is the resume or the video.
  const isGone = error.code === errorCode.notFound
  const goneText = videoId !== null ? 'videoResume.gone' : resume?.kind === 'attached' ? 'resume.gone' : null
  return {
    text: besideField ? null : isGone && goneText ? t(goneText) : (refusal.summary ?? null),
    isRetry: transientKinds.has(error.kind),
    isRateLimited,
    /** The focus goes to the password then, which stands far above the button. */
    isAtAccount: error.code === errorCode.emailTaken && !member,
    isPasswordRejected:
      account === 'existing' && !member && (isWrongPassword(error) || error.code === errorCode.emailTaken),
  }
}

const isWrongPassword = ({ status, code }: { status: number; code: number }) =>
  code === errorCode.credentialsWrong || ((status === 401 || status === 422) && code !== errorCode.emailTaken)
