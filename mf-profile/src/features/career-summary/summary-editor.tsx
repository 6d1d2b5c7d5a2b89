import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { CareerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { maxCareerSummaryLength } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { checkSummary, saveSummary } from './summary-api.ts'

const loadHelp = () => import('./summary-help.tsx')

/** Changes what the member says of themselves; an empty text takes it away. */
export function SummaryEditor({
  summary,
  onDone,
  onDraftAccepted,
}: {
  summary: CareerSummary
  onDone: () => void
  /** A draft is the summary now; `before` stood in the field. */
  onDraftAccepted: (before: string) => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const form = useDraftForm<'text', CareerSummary>({
    draft: 'summary',
    fields: formFields.saveCareerSummary,
    values: { text: summary.text ?? '' },
    version: summary.version,
    readCurrent: (data) => {
      const current = data as CareerSummary
      return { values: { text: current.text ?? '' }, version: current.version }
    },
    validate: async (values) => toFieldMessages(values, await checkSummary(values.text)),
    save: ({ text }, version) => saveSummary(api, text, version),
    onSaved: (saved) => {
      writeProfile(() => ({ career_summary: saved }))
      onDone()
    },
  })
  const label = t('manage.summary.title')
  const used = toCleanText(form.values.text).length
  return (
    <DraftEditor form={form} labels={{ text: label }} onDone={onDone}>
      <TextField
        label={label}
        labelHidden
        rows={6}
        hint={
          used > 0
            ? t('records.used', { used: format.count(used), max: format.count(maxCareerSummaryLength) })
            : t('manage.summary.hint')
        }
        {...form.field('text')}
      />
      <LazyModule load={loadHelp}>
        {({ SummaryHelp }) => (
          <SummaryHelp
            summary={summary}
            typed={form.values.text}
            onAccepted={() => {
              form.discardDraft()
              onDraftAccepted(form.values.text)
            }}
          />
        )}
      </LazyModule>
    </DraftEditor>
  )
}
