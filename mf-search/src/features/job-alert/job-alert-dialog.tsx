import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import { isApiError } from '@jobspan/shared-kit/api'
import { emailAddress } from '@jobspan/shared-kit/contracts/auth/session'
import { type JobAlertFrequency, jobAlertFrequencies } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, ButtonLink, LazyDialog, RadioGroup, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useMemo, useState } from 'react'
import { formFields } from '../../form-fields.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { toUnderstoodSearch } from '../../search-state/understood-search.ts'
import { toAlertCriteria } from './alert-criteria.ts'
import { AlertPreview } from './alert-preview.tsx'
import { useAlertButtonTexts } from './button-texts/use-alert-button-texts.ts'
import { useAlertTexts } from './use-alert-texts.ts'
import { useCreateAlert } from './use-create-alert.ts'
import type { UnderstoodState } from './use-own-alert.ts'

type Props = UnderstoodState & { titleOf: (search: SearchState) => string; open: boolean; onClose: () => void }

const useErrorMessage = () => {
  const t = useAlertTexts()
  const tButton = useAlertButtonTexts()
  return (error: unknown): string => {
    if (!navigator.onLine || (isApiError(error) && (error.kind === 'offline' || error.kind === 'timeout')))
      return tButton('alert.offline')
    return isApiError(error) && error.kind === 'refused' ? error.message : t('alert.failed')
  }
}

type FieldProps<Value> = { value: Value; onChange: (value: Value) => void; error: string | undefined }

const FrequencyChoice = ({ value, onChange, error }: FieldProps<JobAlertFrequency>) => {
  const t = useAlertTexts()
  return (
    <RadioGroup
      name="frequency"
      label={t('alert.frequency')}
      value={value}
      onChange={(next) => onChange(next as JobAlertFrequency)}
      error={error}
      options={jobAlertFrequencies.map((each) => ({ value: each, label: t(`alert.${each}`) }))}
    />
  )
}

const EmailField = ({ value, onChange, error }: FieldProps<string>) => {
  const t = useAlertTexts()
  return (
    <TextField
      type="email"
      label={t('alert.email')}
      hint={t('alert.emailHint')}
      autoComplete="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      required
    />
  )
}

/** Asks how often, and where to: members get the mail at their address, guests name one and confirm it by a mail. */
export const JobAlertDialog = ({ state, understood, titleOf, open, onClose }: Props) => {
  const t = useAlertTexts()
  const isMember = useSession().kind === 'member'
  const search = useMemo(() => toUnderstoodSearch(state, understood), [state, understood])
  const criteria = useMemo(() => toAlertCriteria(search), [search])
  const [frequency, setFrequency] = useState<JobAlertFrequency>('daily')
  const [email, setEmail] = useState('')
  const [emailError, setEmailError] = useState<string>()
  const create = useCreateAlert()
  const toErrorMessage = useErrorMessage()
  // A member gets the mail at their own address: there is no field for it.
  const fields = { ...formFields.createJobAlert, ...(isMember && { email: null }) }
  const refusal = useFormRefusal()(create.error, fields, toErrorMessage)
  const close = () => {
    onClose()
    // Opened again, it begins anew, once it is out of sight.
    if (create.isSuccess) create.reset()
  }

  const submit = (form: HTMLFormElement) => {
    const invalid = !isMember && !emailAddress.safeParse(email).success
    setEmailError(invalid ? t('alert.emailInvalid') : undefined)
    if (invalid) form.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
    else create.mutate({ criteria, frequency, email: isMember ? undefined : toCleanLine(email) })
  }

  if (create.isSuccess)
    return (
      <AlertCreated
        open={open}
        onClose={close}
        needsConfirmation={create.data.needs_confirmation}
        isMember={isMember}
        email={toCleanLine(email)}
        frequency={frequency}
      />
    )
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('alert.title')}
      summary={refusal.summary}
      submitLabel={t('alert.create')}
      isPending={create.isPending}
      gap={24}
      onSubmit={submit}
    >
      <Text weight="semibold">
        <bdi>{titleOf(search)}</bdi>
      </Text>
      <FrequencyChoice value={frequency} onChange={setFrequency} error={refusal.fields.frequency} />
      {!isMember && <EmailField value={email} onChange={setEmail} error={emailError ?? refusal.fields.email} />}
      <AlertPreview criteria={criteria} />
    </FormDialog>
  )
}

const AlertCreated = ({
  open,
  onClose,
  needsConfirmation,
  isMember,
  email,
  frequency,
}: {
  open: boolean
  onClose: () => void
  needsConfirmation: boolean
  isMember: boolean
  email: string
  frequency: JobAlertFrequency
}) => {
  const t = useAlertTexts()
  const tRemote = useTranslations('mf-search')
  const internalLink = useInternalLink()
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t(needsConfirmation ? 'alert.confirmTitle' : 'alert.doneTitle')}
      footer={<Button onClick={onClose}>{t('alert.close')}</Button>}
    >
      <Stack gap={16} align="start">
        <div role="status">
          <Text>
            {needsConfirmation
              ? t(isMember ? 'alert.confirmMember' : 'alert.confirmBody', { email })
              : t(`alert.doneBody.${frequency}`)}
          </Text>
        </div>
        {isMember && (
          <ButtonLink variant="secondary" size="small" {...internalLink(urls.accountSettings('job-alert'))}>
            {tRemote('alert.manage')}
          </ButtonLink>
        )}
      </Stack>
    </LazyDialog>
  )
}
