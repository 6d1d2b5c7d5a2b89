import type { MemberLanguage, MemberLanguageBody } from '@jobspan/shared-kit/contracts/profile/member-languages'
import { NativeSelect } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { type Lists, useLists } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import { QueryBoundary } from '../../settings/query-boundary.tsx'
import { checkLanguage, saveLanguage } from './language-api.ts'

type LanguageField = 'language_id' | 'proficiency_id'
type LanguageForm = Record<LanguageField, string>
const listNames = ['spoken_language_lists', 'language_proficiency_lists'] as const
type Props = { known: MemberLanguage | undefined; all: readonly MemberLanguage[]; onDone: () => void }

const toForm = (known: MemberLanguage | undefined): LanguageForm => ({
  language_id: String(known?.language_id ?? ''),
  proficiency_id: String(known?.proficiency_id ?? ''),
})
const bodyOf = (form: LanguageForm): MemberLanguageBody => ({
  language_id: Number(form.language_id),
  proficiency_id: Number(form.proficiency_id),
})

/** Tells of a language, or changes what was told. */
export function LanguageEditor(props: Props) {
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={2} />}>
      {(lists) => <LanguageForm lists={lists} {...props} />}
    </QueryBoundary>
  )
}

function LanguageForm({ known, all, lists, onDone }: Props & { lists: Lists<(typeof listNames)[number]> }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const form = useDraftForm<LanguageField, Awaited<ReturnType<typeof saveLanguage>>>({
    draft: `language.${known?.id ?? 'new'}`,
    fields: formFields.updateMemberLanguage,
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as MemberLanguage
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) => toFieldMessages(values, await checkLanguage(bodyOf(values))),
    rejectedMessages: { language_id: t('manage.languages.twice') },
    save: (values, version) => {
      const body = bodyOf(values)
      return saveLanguage(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ languages: items }))
      onDone()
    },
  })
  const others = new Set(all.filter(({ id }) => id !== known?.id).map(({ language_id }) => language_id))
  const options = {
    language_id: lists.spoken_language_lists.filter(({ id }) => !others.has(id)),
    proficiency_id: lists.language_proficiency_lists,
  }
  const labels = { language_id: t('manage.languages.name'), proficiency_id: t('manage.languages.level') }
  return (
    <DraftEditor
      form={form}
      labels={labels}
      showValue={(name, value) => options[name].find(({ id }) => String(id) === value)?.value ?? ''}
      onDone={onDone}
    >
      {(['language_id', 'proficiency_id'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={labels[name]}
          {...form.field(name)}
          placeholder={t('form.choose')}
          options={toSelectOptions(options[name])}
        />
      ))}
    </DraftEditor>
  )
}
