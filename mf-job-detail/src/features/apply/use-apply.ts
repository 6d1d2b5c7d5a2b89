import { reportLanding } from '@jobspan/shared-features/account'
import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { type ApiError, isApiError } from '@jobspan/shared-kit/api'
import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { type SessionUser, sessionAtom } from '@jobspan/shared-kit/session'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { appliedJobQuery, jobQuery } from '../../job/job-queries.ts'
import type { ApplicationDraft } from './application-draft.ts'
import { applicationSource } from './application-source.ts'
import { type ApplyForm, applicationBodyOf } from './apply-form.ts'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { type AccountForm, isTwoFactorRequired, registerOrSignIn } from './register-or-sign-in.ts'
import type { ResumeChoice } from './resume-choice.ts'
import { resumesQuery } from './resumes-query.ts'
import { isFinalError, sendApplication } from './send-application.ts'
import { videosQuery } from './videos-query.ts'

type Input = {
  form: ApplyForm
  account: AccountForm['kind'] | null
  resume: ResumeChoice
  videoId: number | null
  idempotencyKey: ApplicationDraft['idempotencyKey']
}

/** Where the form of a job stands, as `redirect` takes it; what was typed is in the draft. */
export const getReturnUrl = ({ slug }: Pick<JobDetail, 'slug'>, language: LanguageKey): string =>
  inLanguage(language, `${urls.job(slug)}?apply=1`)

/** Registers or signs in with what the form says. The same input sent again has the same key: it opens one account. */
const useOpenAccount = () => {
  const { api, store, events, locale } = usePlatform()
  const intent = useIdempotencyKey()
  const [registeredId, setRegisteredId] = useState<SessionUser['id'] | null>(null)

  const setMemberSession = (user: SessionUser) => {
    store.set(sessionAtom, { kind: 'member', user })
    events.emit('session.changed', { kind: 'member' })
  }

  const openAccount = async (account: AccountForm['kind'], form: ApplyForm) => {
    const { name, email, password } = form
    const input = { kind: account, name, email, password }
    const user = await registerOrSignIn(api, input, locale, intent.getKey(input))
    setRegisteredId(account === 'new' ? user.id : null)
    setMemberSession(user)
  }

  return { openAccount, registeredId }
}

const useAttachResume = () => {
  const t = useApplyTexts()
  const { api, queryClient, locale, notify } = usePlatform()
  const [uploadProgress, setUploadProgress] = useState<number | null>(null)

  /** The id of the resume that goes along. A file is attached first; under its own key it is there once, however often it is sent. */
  const attach = async (resume: ResumeChoice): Promise<number | null> => {
    if (resume.kind !== 'file') return resume.kind === 'attached' ? resume.id : null
    const { uploadResumeFile } = await import('@jobspan/shared-features/resumes/upload-resume-file')
    const { items, has_text: hasText } = await uploadResumeFile({
      file: resume.file,
      key: resume.idempotencyKey,
      locale,
      signal: new AbortController().signal,
      onProgress: setUploadProgress,
    }).finally(() => setUploadProgress(null))
    queryClient.setQueryData(resumesQuery(api).queryKey, items)
    if (!hasText) notify(t('resume.noText', { name: resume.file.name }), 'warning')
    return items[0]?.id ?? null
  }

  return { attach, uploadProgress }
}

/** Brings up to date what an error shows to be out of date. */
const useRefreshAfterError = (job: JobDetail, clearDraft: () => void) => {
  const { api, queryClient } = usePlatform()
  return async (error: ApiError): Promise<void> => {
    if (error.code === errorCode.alreadyApplied) {
      clearDraft()
      await queryClient.invalidateQueries({ queryKey: appliedJobQuery(api, job.id).queryKey })
    }
    // It was deleted meanwhile, on another page or device.
    if (error.code === errorCode.notFound)
      await Promise.all(
        [resumesQuery(api).queryKey, videosQuery(api).queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    if (error.code === errorCode.positionClosed) {
      await queryClient.invalidateQueries({ queryKey: jobQuery(api, job.id).queryKey })
    }
  }
}

/**
 * Sends the application, opening the account first where there is none yet; with an `existing` account it only signs in. What fails after the
 * account is open is tried again as a member: nobody registers twice for one application.
 */
export const useApply = (
  job: JobDetail,
  { renewKey, clearDraft }: { renewKey: () => void; clearDraft: () => void },
) => {
  const { api, queryClient, events, locale, navigate } = usePlatform()
  const [isProcessing, setProcessing] = useState(false)
  const { openAccount, registeredId } = useOpenAccount()
  const refreshAfter = useRefreshAfterError(job, clearDraft)
  const { attach, uploadProgress } = useAttachResume()

  const mutation = useMutation({
    mutationFn: async ({ form, account, resume, videoId, idempotencyKey }: Input) => {
      if (account) await openAccount(account, form)
      // Their whole profile is sent: they see that before they send it.
      if (account === 'existing') return null
      const resumeId = await attach(resume)
      const body = {
        ...applicationBodyOf(form, job.screening_questions, applicationSource(document.cookie)),
        ...(resumeId === null ? {} : { resume_id: resumeId }),
        ...(videoId === null ? {} : { video_resume_id: videoId }),
      }
      return sendApplication(api, { jobId: job.id, body, idempotencyKey }, { onProcessing: () => setProcessing(true) })
    },
    onSuccess: async (result, { form, account }) => {
      if (!result) return reportLanding(api, 'apply', urls.job(job.slug))
      clearDraft()
      const application: AppliedJob = {
        id: result.id,
        job,
        status: 'pending',
        tab: 'pending',
        applied_at: result.applied_at,
        first_message: toCleanText(form.firstMessage) || null,
        resume: null,
        can_reapply: false,
      }
      queryClient.setQueryData(appliedJobQuery(api, job.id).queryKey, application)
      void queryClient.invalidateQueries({ queryKey: appliedJobQuery(api, job.id).queryKey, refetchType: 'none' })
      events.emit('application.sent', { jobId: job.id, applicationId: result.id })
      await navigate(urls.applySuccess(job.slug))
      if (account) reportLanding(api, 'apply', urls.applySuccess(job.slug))
    },
    onError: async (error) => {
      // What was typed is in the draft; the application waits for whoever comes back from the second factor.
      if (isTwoFactorRequired(error)) {
        // Shells of the release before know the step by this name alone; this one calls it `second-factor`, and reads both.
        return navigate(urls.getStarted(getReturnUrl(job, locale.language), 'second'))
      }
      if (isFinalError(error)) renewKey()
      if (!isApiError(error)) return
      await refreshAfter(error)
    },
    onSettled: () => setProcessing(false),
  })

  // Two presses can come before the first one has been rendered, and one more before the next page stands.
  const isSubmitting = useRef(false)
  const send = async (input: Input) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      isSubmitting.current = (await mutation.mutateAsync(input)) !== null
    } catch {
      // The form reads `error`.
      isSubmitting.current = false
    }
  }

  return {
    send,
    /** The member who registered with this form, if one did. */
    registeredId,
    error: mutation.error,
    isSending: mutation.isPending,
    isProcessing,
    /** Share of the resume that has left, from 0 to 1; null while none is on its way. */
    uploadProgress,
    isSent: Boolean(mutation.data),
  }
}
