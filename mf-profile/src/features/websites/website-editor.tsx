import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { Website, WebsiteBody } from '@jobspan/shared-kit/contracts/profile/websites'
import { TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { checkWebsite, saveWebsite } from './website-api.ts'

type WebsiteField = 'url' | 'display_name' | 'description'
type WebsiteForm = Record<WebsiteField, string>

const toForm = (known: Website | undefined): WebsiteForm => ({
  url: known?.url ?? '',
  display_name: known?.display_name ?? '',
  description: known?.description ?? '',
})

/** `https://` is understood where an address is typed as it is said. */
const completeUrl = (typed: string): string => {
  const text = toCleanText(typed)
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}

const bodyOf = (form: WebsiteForm): WebsiteBody => ({
  url: completeUrl(form.url),
  display_name: form.display_name.trim() || null,
  description: form.description.trim() || null,
})

/** Tells of a page of the web, or changes what was told. */
export function WebsiteEditor({ known, onDone }: { known: Website | undefined; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const form = useDraftForm<WebsiteField, Awaited<ReturnType<typeof saveWebsite>>>({
    draft: `website.${known?.id ?? 'new'}`,
    fields: formFields.updateWebsite,
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as Website
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) =>
      toFieldMessages(values, await checkWebsite(bodyOf(values)), { invalid: { url: t('manage.urlInvalid') } }),
    rejectedMessages: { url: t('manage.urlInvalid') },
    save: (values, version) => {
      const body = bodyOf(values)
      return saveWebsite(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ websites: items }))
      onDone()
    },
  })
  const labels = {
    url: t('manage.websites.url'),
    display_name: t('manage.websites.name'),
    description: t('records.description'),
  }
  return (
    <DraftEditor form={form} labels={labels} onDone={onDone}>
      <TextField
        label={labels.url}
        type="url"
        autoComplete="url"
        hint={t('manage.websites.urlHint')}
        {...form.field('url')}
      />
      <TextField label={labels.display_name} optional {...form.field('display_name')} />
      <TextField label={labels.description} optional rows={2} {...form.field('description')} />
    </DraftEditor>
  )
}
