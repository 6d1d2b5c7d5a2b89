import type {
  LicenseCertification,
  LicenseCertificationBody,
} from '@jobspan/shared-kit/contracts/profile/license-certifications'
import { Checkbox, Grid, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { DateField } from '../../profile-completion/date-field.tsx'
import { today } from '../../profile-completion/today.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { checkLicense, saveLicense } from './license-api.ts'

type LicenseField = 'name' | 'issuer' | 'credential_id' | 'url' | 'issued' | 'expires' | 'is_permanent'
type LicenseForm = Record<LicenseField, string>

/** A tick, as forms of texts keep it. */
const ticked = 'yes'
/** Years that licences go back, and how far ahead they may end. */
const yearsBack = 60
const yearsAhead = 30

const toForm = (known: LicenseCertification | undefined): LicenseForm => ({
  name: known?.name ?? '',
  issuer: known?.issuer ?? '',
  credential_id: known?.credential_id ?? '',
  url: known?.url ?? '',
  issued: known?.issued ?? '',
  expires: known?.expires ?? '',
  is_permanent: known?.is_permanent ? ticked : '',
})

const bodyOf = (form: LicenseForm): LicenseCertificationBody => ({
  name: form.name,
  issuer: form.issuer,
  credential_id: form.credential_id.trim() || null,
  url: form.url.trim() || null,
  issued: form.issued || null,
  expires: form.is_permanent ? null : form.expires || null,
  is_permanent: form.is_permanent === ticked,
})

const useLicenseForm = (known: LicenseCertification | undefined, onDone: () => void) => {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  return useDraftForm<LicenseField, Awaited<ReturnType<typeof saveLicense>>>({
    draft: `license.${known?.id ?? 'new'}`,
    fields: formFields.updateLicenseCertification,
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as LicenseCertification
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) => ({
      ...(values.issued > today().slice(0, 7) && { issued: t('records.toCome') }),
      ...toFieldMessages(values, await checkLicense(bodyOf(values)), {
        rules: { expires: t('manage.licenses.expiresFirst') },
        invalid: { url: t('manage.urlInvalid'), issued: t('records.month'), expires: t('records.month') },
      }),
    }),
    save: (values, version) => {
      const body = bodyOf(values)
      return saveLicense(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ license_certifications: items }))
      onDone()
    },
  })
}

/** Tells of a licence or certification, or changes what was told. */
export function LicenseEditor({ known, onDone }: { known: LicenseCertification | undefined; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const form = useLicenseForm(known, onDone)
  const { field, set, values } = form
  const thisYear = new Date().getFullYear()
  const labels = {
    name: t('manage.licenses.name'),
    issuer: t('manage.licenses.issuer'),
    issued: t('manage.licenses.issued'),
    expires: t('manage.licenses.expires'),
    credential_id: t('manage.licenses.id'),
    url: t('manage.licenses.url'),
  }
  const month = (name: 'issued' | 'expires', years: { from: number; to: number }) => (
    <DateField
      label={labels[name]}
      optional
      error={field(name).error}
      parts={['month', 'year']}
      years={years}
      value={values[name]}
      onChange={(value) => set(name, value)}
    />
  )
  return (
    <DraftEditor
      form={form}
      labels={labels}
      showValue={(name, value) =>
        value !== '' && (name === 'issued' || name === 'expires') ? format.date(`${value}-01`, 'month') : value
      }
      onDone={onDone}
    >
      <TextField label={labels.name} hint={t('manage.licenses.nameHint')} {...field('name')} />
      <TextField label={labels.issuer} {...field('issuer')} />
      <Checkbox
        label={t('manage.licenses.permanent')}
        checked={values.is_permanent === ticked}
        onChange={(event) => set('is_permanent', event.currentTarget.checked ? ticked : '')}
      />
      <Grid columns={2}>
        {month('issued', { from: thisYear, to: thisYear - yearsBack })}
        {values.is_permanent !== ticked && month('expires', { from: thisYear + yearsAhead, to: thisYear - yearsBack })}
      </Grid>
      <TextField label={labels.credential_id} optional direction="ltr" autoComplete="off" {...field('credential_id')} />
      <TextField label={labels.url} optional type="url" autoComplete="off" {...field('url')} />
    </DraftEditor>
  )
}
