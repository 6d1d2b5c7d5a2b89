import { resumeFilePath } from '@jobspan/shared-kit/contracts/resume-constants'
import type { Resume } from '@jobspan/shared-kit/contracts/resumes'
import { Button, ButtonLink, Inline, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formatFileSize } from '@jobspan/shared-kit/resumes/resume-file'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { EditorForm } from '../../settings/editor-form.tsx'
import { IconRow } from '../../settings/icon-row.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { FileIcon } from './file-icon.tsx'
import { checkResumeName, removeResume, updateResumeName } from './resume-api.ts'

/** An attached resume: its file, another name for it, and deleting it, which cannot be taken back. */
export function ResumeItem({ resume, onChange }: { resume: Resume; onChange: (items: Resume[]) => void }) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, notify } = usePlatform()
  const [isNaming, setNaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const nameButton = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    if (wasNaming.current && !isNaming) nameButton.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  const removal = useMutation({
    mutationFn: () => removeResume(api, resume),
    onSuccess: ({ items }) => {
      setAsking(false)
      notify(t('resume.deleted'), 'success')
      onChange(items)
    },
  })
  const fullName = `${resume.filename}.${resume.kind}`
  return (
    <>
      <IconRow mark={<FileIcon glyph={FileText} />}>
        {isNaming ? (
          <NameEditor
            resume={resume}
            onNamed={(items) => {
              onChange(items)
              setNaming(false)
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <ResumeDetails
            resume={resume}
            renameButton={nameButton}
            onRename={() => setNaming(true)}
            onDelete={() => setAsking(true)}
          />
        )}
      </IconRow>
      <AlertDialog
        open={isAsking}
        title={t('resume.deleteTitle', { name: isolateBidi(fullName) })}
        confirmLabel={t('records.delete')}
        busy={removal.isPending}
        errorMessage={removal.error ? toErrorMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('resume.deleteBody')}
      </AlertDialog>
    </>
  )
}

function ResumeDetails({
  resume,
  renameButton,
  onRename,
  onDelete,
}: {
  resume: Resume
  renameButton: RefObject<HTMLButtonElement | null>
  onRename: () => void
  onDelete: () => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { locale } = usePlatform()
  const titleId = useId()
  const fullName = `${resume.filename}.${resume.kind}`
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Text weight="semibold" id={titleId}>
          <bdi>{fullName}</bdi>
        </Text>
        <MetaList of={[formatFileSize(resume.size, locale), format.date(resume.uploaded_at)]} />
      </Stack>
      <Outdent>
        <Inline gap={4}>
          <ButtonLink
            variant="quiet"
            size="small"
            href={resumeFilePath(resume.id)}
            download
            label={t('resume.downloadNamed', { name: fullName })}
          >
            {t('resume.download')}
          </ButtonLink>
          <Button variant="quiet" size="small" describedBy={titleId} onClick={onRename} ref={renameButton}>
            {t('resume.rename')}
          </Button>
          <Button variant="quiet" size="small" describedBy={titleId} onClick={onDelete}>
            {t('records.delete')}
          </Button>
        </Inline>
      </Outdent>
    </Stack>
  )
}

function NameEditor({
  resume,
  onNamed,
  onCancel,
}: {
  resume: Resume
  onNamed: (items: Resume[]) => void
  onCancel: () => void
}) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const toFieldMessages = useValidationMessages()
  const form = useDraftForm({
    draft: `resume.${resume.id}`,
    values: { filename: resume.filename },
    validate: async (values) =>
      toFieldMessages(values, await checkResumeName(values.filename), {
        invalid: { filename: t('resume.nameInvalid') },
      }),
    save: ({ filename }) => updateResumeName(api, resume, filename),
    onSaved: ({ items }) => onNamed(items),
  })
  return (
    <EditorForm
      ref={form.element}
      submit={t('save')}
      busy={form.busy}
      errorMessage={form.errorMessage}
      onSubmit={form.submit}
      onCancel={() => {
        form.discardDraft()
        onCancel()
      }}
    >
      <TextField
        label={t('resume.name')}
        hint={t('resume.nameHint', { kind: resume.kind })}
        {...form.field('filename')}
      />
    </EditorForm>
  )
}
