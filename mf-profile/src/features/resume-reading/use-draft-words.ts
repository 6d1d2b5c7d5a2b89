import { recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { DraftField, DraftItem, DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import {
  type DraftProblem,
  type DraftSectionKey,
  draftSectionKeys,
  isRecordSection,
} from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { profileLimits } from '../../profile/profile-limits.ts'
import type { ListItem, useLists } from '../../profile/use-profile-and-lists.ts'
import { useFieldLabel } from '../../records/use-field-label.ts'
import { kindOf, listOf } from './draft-fields.ts'
import { type DraftEntry, getValue, type Selection } from './draft-selection.ts'

const summaryTitle = 'generated.summary'

const labelKeys: Record<string, string> = {
  first_name: 'name.first',
  last_name: 'name.last',
  email: 'email.label',
  phone: 'mobile.label',
  location_id: 'about.location',
  home_address: 'manage.basic.home',
  date_of_birth: 'about.birth',
  nationality_id: 'manage.basic.nationality',
  text: summaryTitle,
}

/** What names an item among those of its section. */
const titleKeysOf = (section: DraftSectionKey): readonly string[] =>
  isRecordSection(section) ? recordKindOf(section).nameFields : []

const detailKeys = ['degree_id', 'issuer', 'issued', 'proficiency_id', 'description']

/** Texts of the parts of a draft. `lists` are those of `listsOf`, as far as they are here. */
export const useDraftWords = (lists: Partial<NonNullable<ReturnType<typeof useLists>['data']>>) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const recordLabelOf = useFieldLabel()
  const itemsOf = (section: DraftSectionKey, key: string): readonly ListItem[] => {
    const name = listOf(section, key)
    return (name && lists[name]) ?? []
  }
  const formatValue = (
    section: DraftSectionKey,
    key: string,
    value: DraftValue,
    text: string | null = null,
  ): string => {
    if (value === null) return key === 'end' ? t('records.now') : (text ?? '')
    const kind = kindOf(section, key)
    if (kind === 'list') return itemsOf(section, key).find(({ id }) => id === value)?.value ?? text ?? ''
    if (kind === 'month' && /^\d{4}-\d{2}$/.test(String(value))) return format.date(`${value}-01`, 'month')
    if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value))) return format.date(String(value))
    return String(value)
  }
  const problems: Record<DraftProblem, () => string> = {
    required: () => t('reading.problem.required'),
    month_missing: () => t('records.month'),
    unknown: () => t('reading.problem.unknown'),
    not_taken: () => t('reading.problem.not_taken'),
    in_future: () => t('records.toCome'),
    before_start: () => t('records.endFirst'),
    before_issue: () => t('records.expiresFirst'),
    too_short: () => t('reading.problem.too_short'),
    too_long: () => t('reading.problem.too_long'),
    too_young: () => t('about.tooYoung', { age: profileLimits.minAgeYears }),
    invalid: () => t('form.invalid'),
  }
  /** "2 jobs, 1 school and 17 skills". */
  const count = (entries: readonly DraftEntry[]): string =>
    format.list(
      draftSectionKeys.flatMap((key) => {
        const count = entries.filter(({ section }) => section === key).length
        return count > 0 ? [t(isRecordSection(key) ? `record.${key}.count` : `reading.count.${key}`, { count })] : []
      }),
    )
  return {
    itemsOf,
    count,
    formatValue,
    sectionName: (key: DraftSectionKey) =>
      t(isRecordSection(key) ? `record.${key}.title` : key === 'basic_info' ? 'manage.basic.title' : summaryTitle),
    label: (section: DraftSectionKey, key: string) =>
      isRecordSection(section) ? recordLabelOf(section, key) : t(labelKeys[key] ?? 'form.choose'),
    problem: (problem: DraftProblem) => problems[problem](),
    /** Of an answer, whose words are those of the editors. */
    refusal: (words: readonly string[] | undefined) => {
      const known = words?.find((word): word is DraftProblem => word in problems)
      return known ? problems[known]() : t('form.invalid')
    },
    /** What tells a closed record apart: when it was, or what the file says of it besides its name. */
    detail: (section: DraftSectionKey, item: DraftItem, selection: Selection): string => {
      const textOf = (key: string) => {
        const field = item.fields.find((each) => each.key === key)
        return field ? formatValue(section, key, getValue(selection, item, field), field.text) : ''
      }
      const parts = detailKeys.map(textOf).filter((text) => text !== '')
      const span = [textOf('start'), textOf('end')].filter((text) => text !== '')
      return [...parts, span.join(' – ')].filter((text) => text !== '').join(' · ')
    },
    title: (section: DraftSectionKey, item: DraftItem, selection: Selection): string =>
      titleKeysOf(section)
        .flatMap((key) => item.fields.find((field: DraftField) => field.key === key) ?? [])
        .map((field) => formatValue(section, field.key, getValue(selection, item, field), field.text))
        .filter((text) => text !== '')
        .join(' · '),
  }
}
export type DraftWords = ReturnType<typeof useDraftWords>
