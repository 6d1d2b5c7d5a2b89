import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { Button, Notice, Stack, TextField, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { formFields } from '../../form-fields.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { checkMailAddress, checkResumeName, copyResume, mailResume, updateResumeName } from './resume-api.ts'

type Props = {
  resume: Resume
  onSaved: (items: Resume[]) => void
  onClose: () => void
}

/** Another name of a resume, or of a copy of it. */
export function NameEditor({ resume, isCopy = false, onSaved, onClose }: Props & { isCopy?: boolean }) {
  const t = useTranslations('mf-profile')
  const { api, notify } = usePlatform()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const form = useDraftForm({
    draft: `resume.${resume.id}${isCopy ? '.copy' : ''}`,
    fields: formFields.renameResume,
    values: { filename: isCopy ? t('resume.copyName', { name: resume.filename }).slice(0, 80) : resume.filename },
    validate: async (values) =>
      toFieldMessages(values, await checkResumeName(values.filename), {
        invalid: { filename: t('resume.nameInvalid') },
      }),
    rejectedMessages: { filename: t('resume.nameInvalid') },
    save: ({ filename }) =>
      isCopy ? copyResume(api, resume, filename, intent.getKey(filename)) : updateResumeName(api, resume, filename),
    onSaved: ({ items }) => {
      if (isCopy) notify(t('resume.copied'), 'success')
      onSaved(items)
    },
  })
  return (
    <EditorForm
      ref={form.element}
      submit={t(isCopy ? 'resume.makeCopy' : 'save')}
      busy={form.busy}
      errorMessage={form.errorMessage}
      onSubmit={form.submit}
      onCancel={() => {
        form.discardDraft()
        onClose()
      }}
    >
      <TextField
        label={t(isCopy ? 'resume.copyLabel' : 'resume.name')}
        hint={t('resume.nameHint', { kind: resume.kind })}
        {...form.field('filename')}
      />
    </EditorForm>
  )
}

/** To whom a resume is mailed: the member's own address at first. */
export function MailEditor({ resume, onClose }: Omit<Props, 'onSaved'>) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { api, notify } = usePlatform()
  const session = useSession()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const user = session.kind === 'member' ? session.user : undefined
  const form = useDraftForm({
    draft: `resume.${resume.id}.mail`,
    fields: formFields.sendResumeEmail,
    values: { email: user?.email ?? '' },
    validate: async (values) =>
      toFieldMessages(values, await checkMailAddress(values.email), { invalid: { email: t('resume.mailInvalid') } }),
    save: ({ email }) => mailResume(api, resume, email, intent.getKey(email)),
    onSaved: (_, { email }) => {
      notify(t('resume.mailed', { email: isolateBidi(email) }), 'success')
      onClose()
    },
  })
  const close = () => {
    form.discardDraft()
    onClose()
  }
  if (user?.is_email_verify === false)
    return (
      <Stack gap={12}>
        <Notice severity="info">
          {t('resume.mailUnconfirmed')} <TextLink {...link(urls.accountSettings())}>{t('resume.mailConfirm')}</TextLink>
        </Notice>
        <div>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
    )
  return (
    <EditorForm
      ref={form.element}
      submit={t('resume.mailSend')}
      busy={form.busy}
      errorMessage={form.errorMessage}
      onSubmit={form.submit}
      onCancel={close}
    >
      <TextField
        type="email"
        autoComplete="email"
        label={t('resume.mailTo')}
        hint={t('resume.mailHint')}
        {...form.field('email')}
      />
    </EditorForm>
  )
}
