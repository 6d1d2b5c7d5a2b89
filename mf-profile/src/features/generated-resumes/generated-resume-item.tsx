import { useOwnDay } from '@jobspan/shared-features/own-day'
import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type GeneratedResumeFormat,
  generatedResumeFile,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { GeneratedResume } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import { Button, ButtonLink, Inline, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { downloadBlob } from '../../settings/download-file.ts'
import { FileIcon } from '../../settings/file-icon.tsx'
import { IconRow } from '../../settings/icon-row.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { attachGeneratedResume, fetchGeneratedResume, removeGeneratedResume } from './generated-resumes-api.ts'

const formats = { pdf: 'generated.pdf', docx: 'generated.word', json: 'generated.json' } as const satisfies Record<
  GeneratedResumeFormat,
  string
>

/** Puts the PDF among the attached resumes; pressed twice it does so once. */
const useAttach = (resume: GeneratedResume) => {
  const t = useTranslations('mf-profile')
  const { api, notify, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  return useMutation({
    mutationFn: () => attachGeneratedResume(api, resume, crypto.randomUUID()),
    onSuccess: ({ items }) => {
      queryClient.setQueryData(profileQuery(api).queryKey, (profile) => profile && { ...profile, resumes: items })
      notify(t('generated.attached'), 'success')
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
}

/**
 * Fetches a file and gives it to the member, or says why there is none. The links stand for it without JavaScript, and for browsers' own menus. A
 * second press while one is made does nothing.
 */
const useDownload = (resume: GeneratedResume) => {
  const { locale } = usePlatform()
  const download = useMutation({
    mutationFn: (format: GeneratedResumeFormat) => fetchGeneratedResume(resume, format, locale),
    onSuccess: (file, format) => downloadBlob(`${resume.name}.${format}`, file),
  })
  const onClick = (event: MouseEvent<HTMLAnchorElement>, format: GeneratedResumeFormat) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!download.isPending) download.mutate(format)
  }
  return { onClick, error: download.error }
}

function ItemActions({
  resume,
  titleId,
  onDownload,
  onEdit,
  onCopy,
  onDelete,
}: {
  resume: GeneratedResume
  titleId: string
  onDownload: ReturnType<typeof useDownload>['onClick']
  onEdit: () => void
  onCopy: (() => void) | undefined
  onDelete: () => void
}) {
  const t = useTranslations('mf-profile')
  const attach = useAttach(resume)
  return (
    <Outdent>
      <Inline gap={4}>
        {(Object.keys(formats) as GeneratedResumeFormat[]).map((kind) => (
          <ButtonLink
            key={kind}
            variant="quiet"
            size="small"
            href={generatedResumeFile(resume.id, kind)}
            download
            onClick={(event) => onDownload(event, kind)}
            label={t('generated.download', { name: resume.name, format: t(formats[kind]) })}
          >
            {t(formats[kind])}
          </ButtonLink>
        ))}
        <Button variant="quiet" size="small" describedBy={titleId} onClick={onEdit}>
          {t('generated.edit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          describedBy={titleId}
          loading={attach.isPending}
          onClick={() => attach.mutate()}
        >
          {t('generated.attach')}
        </Button>
        {onCopy && (
          <Button variant="quiet" size="small" describedBy={titleId} onClick={onCopy}>
            {t('resume.copy')}
          </Button>
        )}
        <Button variant="quiet" size="small" describedBy={titleId} hasPopup="dialog" onClick={onDelete}>
          {t('records.delete')}
        </Button>
      </Inline>
    </Outdent>
  )
}

/** A generated resume: its files, another way to make it, attaching and deleting it. */
export function GeneratedResumeItem({
  resume,
  onEdit,
  onCopy,
  onChange,
}: {
  resume: GeneratedResume
  onEdit: () => void
  /** None where there is no room for another one. */
  onCopy: (() => void) | undefined
  onChange: (items: GeneratedResume[]) => void
}) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const { api, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const titleId = useId()
  const download = useDownload(resume)
  const removal = useMutation({
    mutationFn: () => removeGeneratedResume(api, resume),
    onSuccess: ({ items }) => {
      setAsking(false)
      notify(t('generated.deleted'), 'success')
      onChange(items)
    },
  })
  return (
    <>
      <IconRow mark={<FileIcon glyph={FileText} />}>
        <Stack gap={8}>
          <Stack gap={4}>
            <Text weight="semibold" id={titleId}>
              <bdi>{resume.name}</bdi>
            </Text>
            <MetaList
              of={[
                t(`generated.layout.${resume.layout}`),
                findLanguage(resume.language)?.label ?? resume.language,
                dayOf(resume.updated_at),
              ]}
            />
          </Stack>
          <ItemActions
            resume={resume}
            titleId={titleId}
            onDownload={download.onClick}
            onEdit={onEdit}
            onCopy={onCopy}
            onDelete={() => setAsking(true)}
          />
          {download.error && (
            <Notice severity="error" live>
              {toErrorMessage(download.error)}
            </Notice>
          )}
        </Stack>
      </IconRow>
      <AlertDialog
        open={isAsking}
        title={t('generated.deleteTitle', { name: isolateBidi(resume.name) })}
        confirmLabel={t('records.delete')}
        busy={removal.isPending}
        errorMessage={removal.error ? toErrorMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('generated.deleteBody')}
      </AlertDialog>
    </>
  )
}
