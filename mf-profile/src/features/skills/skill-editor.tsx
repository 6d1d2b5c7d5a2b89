import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { MemberSkill, MemberSkillBody } from '@jobspan/shared-kit/contracts/profile/member-skills'
import { skillLengthLimit } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { LazyCombobox, NativeSelect } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Lists, useLists } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import type { EditorProps } from '../../records/record-page-kind.ts'
import { useFieldLabel } from '../../records/use-field-label.ts'
import { useRecordForm } from '../../records/use-record-form.ts'
import { loadSkillContract, skillSuggestionsQuery } from './skill-api.ts'

type SkillForm = Record<'name' | 'proficiency_id', string>
type Props = Pick<EditorProps<MemberSkill>, 'known' | 'profile' | 'onDone'>

const listNames = ['skill_proficiency_lists'] as const
const fold = (text: string) => toCleanLine(text).toLocaleLowerCase('en')

const toForm = (known: MemberSkill | undefined): SkillForm => ({
  name: known?.name ?? '',
  proficiency_id: String(known?.proficiency_id ?? ''),
})

/** Tells of a skill, or changes what was told; its name is suggested while it is typed, and may be any. */
export function SkillEditor(props: Props) {
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={2} />}>
      {(lists) => <SkillForm lists={lists} {...props} />}
    </QueryBoundary>
  )
}

/** The form, and `choose`, which remembers a skill of the list by its name. */
const useSkillForm = ({ known, onDone }: Props) => {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const [chosen, setChosen] = useState<{ id: number; value: string }>()

  const bodyOf = (form: SkillForm): MemberSkillBody => {
    const ofList = chosen && fold(chosen.value) === fold(form.name) ? chosen.id : null
    const unchangedId = known && fold(known.name) === fold(form.name) ? known.skill_id : null
    return {
      name: form.name,
      skill_id: ofList ?? unchangedId,
      proficiency_id: form.proficiency_id === '' ? null : Number(form.proficiency_id),
    }
  }
  const form = useRecordForm<keyof SkillForm, MemberSkill>({
    kind: 'skills',
    draft: 'skill',
    known,
    loadContract: loadSkillContract,
    toForm,
    toBody: bodyOf,
    check: ({ name }) =>
      [...toCleanLine(name)].length >= skillLengthLimit
        ? { name: fieldErrorText('tooLong', skillLengthLimit - 1) }
        : {},
    rejectedMessages: { name: t('record.skills.twice') },
    onDone,
  })
  return { form, choose: setChosen }
}

function SkillForm({ lists, ...props }: Props & { lists: Lists<'skill_proficiency_lists'> }) {
  const t = useTranslations('mf-profile')
  const { api, locale } = usePlatform()
  const [isNear, setNear] = useState(false)
  const { form, choose } = useSkillForm(props)
  const { values } = form
  // Skills that are common in what the member looks for are suggested first.
  const functionTitleId = props.profile.preferences[0]?.function_title_id ?? undefined
  const suggestions = useQuery({
    ...skillSuggestionsQuery(api, locale.language, toCleanLine(values.name), functionTitleId),
    enabled: isNear,
  })
  const items = suggestions.data ?? []
  // Once one of them stands there the list goes away: it would lie over the next field.
  const isChosen = items.some(({ value }) => fold(value) === fold(values.name))
  const labelOf = useFieldLabel()
  const labels = { name: labelOf('skills', 'name'), proficiency_id: labelOf('skills', 'proficiency_id') }
  return (
    <DraftEditor
      form={form}
      labels={labels}
      showValue={(name, value) =>
        name === 'name' ? value : (lists.skill_proficiency_lists.find(({ id }) => String(id) === value)?.value ?? '')
      }
      onDone={props.onDone}
    >
      <LazyCombobox
        label={labels.name}
        hint={t('record.skills.hints.name')}
        name="name"
        value={values.name}
        error={form.error('name')}
        onFocus={() => setNear(true)}
        onChange={(name) => {
          const item = items.find(({ value }) => value === name)
          if (item) choose(item)
          form.set('name', name)
        }}
        groups={
          isChosen || items.length === 0
            ? []
            : [{ id: 'skills', items: items.map(({ id, value }) => ({ id: String(id), label: value })) }]
        }
      />
      <NativeSelect
        label={labels.proficiency_id}
        optional
        {...form.field('proficiency_id')}
        placeholder={t('form.choose')}
        options={toSelectOptions(lists.skill_proficiency_lists)}
      />
    </DraftEditor>
  )
}
