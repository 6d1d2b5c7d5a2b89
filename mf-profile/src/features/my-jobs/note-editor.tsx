import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFieldErrorText, useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { type MyJobsPage, myJobsRowsKey } from './my-jobs-queries.ts'

/** Letters of a note at most (contract `maxJobNoteLength`). */
const maxNoteLength = 1000

/** Puts the note into every row of that job. */
const withNote = (page: MyJobsPage | null | undefined, jobId: number, note: string | null) =>
  page && { ...page, items: page.items.map((row) => (row.job?.id === jobId ? { ...row, note } : row)) }

/** Writes the note about a job; an empty one is deleted. */
export function NoteEditor({ jobId, note: before, onEnd }: { jobId: number; note: string; onEnd: () => void }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const fieldError = useFieldErrorText()
  const errorMessage = useErrorMessage()
  const { api, queryClient } = usePlatform()
  const [text, setText] = useState(before)
  const used = toCleanText(text).length
  const save = useMutation({
    mutationFn: async () => {
      const { saveJobNote } = await import('@jobspan/shared-kit/contracts/applications/my-jobs')
      return api.call(saveJobNote, { params: { job_id: jobId }, body: { text: toCleanText(text) } })
    },
    onSuccess: ({ note }) => {
      queryClient.setQueriesData<MyJobsPage | null>({ queryKey: myJobsRowsKey }, (page) => withNote(page, jobId, note))
      onEnd()
    },
  })
  const refusal = useFormRefusal()(save.error, formFields.saveJobNote, errorMessage)
  return (
    <EditorForm
      submit={t('save')}
      wide
      busy={save.isPending}
      errorMessage={refusal.summary}
      onCancel={onEnd}
      onSubmit={() => {
        if (used <= maxNoteLength) save.mutate()
      }}
    >
      <TextField
        label={t('myJobs.note.label')}
        rows={3}
        value={text}
        error={used > maxNoteLength ? fieldError('tooLong', maxNoteLength) : refusal.fields.text}
        hint={t('myJobs.note.hint', { used: format.count(used), max: format.count(maxNoteLength) })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </EditorForm>
  )
}
