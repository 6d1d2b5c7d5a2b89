import { useOwnDay } from '@jobspan/shared-features/own-day'
import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { resumeFilePath } from '@jobspan/shared-kit/contracts/profile/resume-constants'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { Badge, Button, ButtonLink, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { FileIcon } from '../../settings/file-icon.tsx'
import { IconRow } from '../../settings/icon-row.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { MetaList } from '../../settings/meta-list.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { removeResume, setDefaultResume } from './resume-api.ts'

const loadEditors = () => import('./resume-editors.tsx')

/** What is done with a resume in its place. */
type Edit = 'name' | 'copy' | 'mail'

/** How a resume is called, with its ending. */
const fullNameOf = ({ filename, kind }: Resume): string => `${filename}.${kind}`

type Props = {
  resume: Resume
  /** Whether there is room for another one. */
  canCopy: boolean
  /** Where the way goes on after the resume was read; its own tab if left out. */
  returnTo?: string | undefined
  onChange: (items: Resume[]) => void
}

/** An attached resume: its file, what is done with it, and deleting it, which cannot be taken back. */
export function ResumeItem({ resume, canCopy, returnTo, onChange }: Props) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, notify } = usePlatform()
  const [edit, setEdit] = useState<Edit>()
  const [isAsking, setAsking] = useState(false)
  const nameButton = useFocusAfter(edit !== undefined)
  const removal = useMutation({
    mutationFn: () => removeResume(api, resume),
    onSuccess: ({ items }) => {
      setAsking(false)
      notify(t('resume.deleted'), 'success')
      onChange(items)
    },
  })
  const close = () => setEdit(undefined)
  const saved = (items: Resume[]) => {
    onChange(items)
    close()
  }
  return (
    <>
      <IconRow mark={<FileIcon glyph={FileText} />}>
        {edit ? (
          <LazyModule load={loadEditors}>
            {({ NameEditor, MailEditor }) =>
              edit === 'mail' ? (
                <MailEditor resume={resume} onClose={close} />
              ) : (
                <NameEditor resume={resume} isCopy={edit === 'copy'} onSaved={saved} onClose={close} />
              )
            }
          </LazyModule>
        ) : (
          <ResumeDetails
            resume={resume}
            canCopy={canCopy}
            returnTo={returnTo}
            nameButton={nameButton}
            onChange={onChange}
            onEdit={setEdit}
            onDelete={() => setAsking(true)}
          />
        )}
      </IconRow>
      <AlertDialog
        open={isAsking}
        title={t('resume.deleteTitle', { name: isolateBidi(fullNameOf(resume)) })}
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

/** Makes a resume the one that goes along with applications, or no longer. */
const useDefaultChoice = (resume: Resume, onChange: (items: Resume[]) => void) => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, notify } = usePlatform()
  const isDefault = resume.is_default ?? false
  return useMutation({
    mutationFn: () => setDefaultResume(api, resume, !isDefault),
    onSuccess: ({ items }) => {
      notify(
        t(isDefault ? 'resume.defaultCleared' : 'resume.defaultSet', { name: isolateBidi(fullNameOf(resume)) }),
        'success',
      )
      onChange(items)
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
}

function ResumeDetails({
  resume,
  canCopy,
  returnTo,
  nameButton,
  onChange,
  onEdit,
  onDelete,
}: Props & {
  nameButton: RefObject<HTMLButtonElement | null>
  onEdit: (edit: Edit) => void
  onDelete: () => void
}) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const link = useInternalLink()
  const { locale } = usePlatform()
  const titleId = useId()
  const name = fullNameOf(resume)
  const isDefault = resume.is_default ?? false
  const choice = useDefaultChoice(resume, onChange)
  const action = (label: string, onClick: () => void, ref?: RefObject<HTMLButtonElement | null>) => (
    <Button variant="quiet" size="small" describedBy={titleId} onClick={onClick} ref={ref}>
      {label}
    </Button>
  )
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Inline gap={8}>
          <Text weight="semibold" id={titleId}>
            <bdi>{name}</bdi>
          </Text>
          {isDefault && <Badge tone="accent">{t('resume.default')}</Badge>}
        </Inline>
        <MetaList of={[formatFileSize(resume.size, locale), dayOf(resume.uploaded_at)]} />
      </Stack>
      <Outdent>
        <Inline gap={4}>
          {resume.kind !== 'doc' && (
            <ButtonLink
              variant="quiet"
              size="small"
              label={t('resume.readNamed', { name })}
              {...link(urls.readResume(resume.id, returnTo))}
            >
              {t('resume.read')}
            </ButtonLink>
          )}
          <ButtonLink
            variant="quiet"
            size="small"
            href={resumeFilePath(resume.id)}
            download
            label={t('resume.downloadNamed', { name })}
          >
            {t('resume.download')}
          </ButtonLink>
          {action(t('resume.rename'), () => onEdit('name'), nameButton)}
          <Button
            variant="quiet"
            size="small"
            describedBy={titleId}
            loading={choice.isPending}
            onClick={() => choice.mutate()}
          >
            {t(isDefault ? 'resume.clearDefault' : 'resume.setDefault')}
          </Button>
          {action(t('resume.mail'), () => onEdit('mail'))}
          {canCopy && action(t('resume.copy'), () => onEdit('copy'))}
          {action(t('records.delete'), onDelete)}
        </Inline>
      </Outdent>
    </Stack>
  )
}
