import { maxExpectedYears } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { DraftField, DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { Checkbox, NativeSelect, Stack, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { DateField } from '../../profile-completion/date-field.tsx'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { kindOf } from './draft-fields.ts'
import type { DraftWords } from './use-draft-words.ts'

/** Years that a life of work and school goes back, that a licence may run on, and after which one may graduate. */
const yearsBack = 80
const yearsAhead: Record<string, number> = { expires: 30, school_end: maxExpectedYears }

/** Corrects what was read, before it is taken over. */
export function DraftFieldEditor({
  section,
  field,
  value,
  words,
  error,
  onChange,
}: {
  section: DraftSectionKey
  field: DraftField
  value: DraftValue
  words: DraftWords
  error: string | undefined
  onChange: (value: DraftValue) => void
}) {
  const t = useTranslations('mf-profile')
  const { key } = field
  const label = words.label(section, key)
  const text = value === null ? '' : String(value)
  const kind = kindOf(section, key)
  if (kind === 'list')
    return (
      <NativeSelect
        label={label}
        placeholder={t('form.choose')}
        hint={field.text ? t('reading.inFile', { text: field.text }) : undefined}
        error={error}
        value={text}
        options={toSelectOptions(words.itemsOf(section, key))}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? '' : Number(currentTarget.value))}
      />
    )
  if (kind === 'month' || kind === 'date') {
    const year = new Date().getFullYear()
    return (
      <Stack gap={4}>
        <DateField
          label={label}
          error={error}
          parts={kind === 'date' ? ['day', 'month', 'year'] : ['month', 'year']}
          years={{
            from: year + (yearsAhead[section === 'educations' ? `school_${key}` : key] ?? 0),
            to: year - yearsBack,
          }}
          value={text}
          onChange={onChange}
        />
        {key === 'end' && (
          <Checkbox
            label={t('records.now')}
            checked={value === null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : '')}
          />
        )}
      </Stack>
    )
  }
  return (
    <TextField
      label={label}
      error={error}
      {...(kind === 'long' && { rows: 4 })}
      {...(key === 'url' && { direction: 'ltr' as const })}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
