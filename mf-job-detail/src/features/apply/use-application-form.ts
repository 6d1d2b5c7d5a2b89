import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { clearDraft, emptyDraft, readDraft, takeGuestDraft, writeDraft } from './application-draft.ts'
import { type ApplyForm, draftFromForm, formFromDraft } from './apply-form.ts'
import type { ResumeChoice } from './resume-choice.ts'

/** The fields of an application, kept as a draft while they are filled in. The resume is not: a browser keeps no file. */
export const useApplicationForm = (job: JobDetail) => {
  const questions = job.screening_questions
  const session = useSession()
  // Signing in goes on with what is being written. Of a member it stays when their session ends while the form is open.
  const memberId = useRef<number | null>(null)
  if (session.kind === 'member') memberId.current ??= session.user.id
  const isOfMember = memberId.current !== null
  const idempotencyKey = useRef('')
  const [resume, setResume] = useState<ResumeChoice>()
  const [videoId, setVideoId] = useState<number | null>(null)
  const form = useForm<ApplyForm>({ defaultValues: formFromDraft(emptyDraft(), questions), shouldFocusError: true })
  const { reset, resetField, subscribe, getValues } = form

  useEffect(() => {
    if (isOfMember && memberId.current !== null) takeGuestDraft(job.id, memberId.current)
  }, [job.id, isOfMember])

  // The account is open. Whoever finds the field after the session has ended may be somebody else.
  useEffect(() => {
    if (session.kind === 'member') resetField('password')
  }, [session.kind, resetField])

  useEffect(() => {
    const draft = readDraft(job.id, memberId.current)
    idempotencyKey.current = draft.idempotencyKey
    reset(formFromDraft(draft, questions))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(job.id, memberId.current, draftFromForm(values, idempotencyKey.current)),
    })
  }, [job.id, questions, reset, subscribe])

  return {
    form,
    idempotencyKey,
    resume,
    setResume,
    /** The video resume that goes along. */
    videoId,
    setVideoId,
    /** What is sent next is another application: the server has decided on this one. */
    renewKey: () => {
      idempotencyKey.current = crypto.randomUUID()
      writeDraft(job.id, memberId.current, draftFromForm(getValues(), idempotencyKey.current))
    },
    clearDraft: () => clearDraft(job.id, memberId.current),
  }
}
