import type { DraftField, DraftItem, DraftValue } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import {
  type DraftProblem,
  type DraftSectionKey,
  draftSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { profileLimits } from '../../profile/profile-limits.ts'
import type { ListItem, useLists } from '../../profile/use-profile-and-lists.ts'
import { kindOf, listOf } from './draft-fields.ts'
import { type DraftEntry, getValue, type Selection } from './draft-selection.ts'

const labelKeys: Record<string, string> = {
  first_name: 'name.first',
  last_name: 'name.last',
  email: 'email.label',
  phone: 'mobile.label',
  location_id: 'place.city',
  home_address: 'manage.basic.home',
  date_of_birth: 'about.birth',
  nationality_id: 'manage.basic.nationality',
  text: 'generated.section.career_summary',
  job_title: 'work.title',
  company_name: 'work.company',
  start: 'records.start',
  end: 'records.end',
  description: 'records.description',
  school_name: 'education.school',
  degree_id: 'education.degree',
  field_of_study: 'education.field',
  name: 'manage.licenses.name',
  issuer: 'manage.licenses.issuer',
  credential_id: 'manage.licenses.id',
  url: 'manage.websites.url',
  issued: 'manage.licenses.issued',
  expires: 'manage.licenses.expires',
  display_name: 'manage.websites.name',
  language_id: 'manage.languages.name',
  proficiency_id: 'manage.languages.level',
}

/** What names an item among those of its section. */
const titleKeys: Record<DraftSectionKey, readonly string[]> = {
  basic_info: [],
  career_summary: [],
  work_experiences: ['job_title', 'company_name'],
  educations: ['school_name', 'field_of_study'],
  license_certifications: ['name'],
  websites: ['url'],
  skills: ['name'],
  languages: ['language_id'],
}

const detailKeys = ['degree_id', 'issuer', 'issued', 'proficiency_id', 'description']

/** Texts of the parts of a draft. `lists` are those of `listsOf`, as far as they are here. */
export const useDraftWords = (lists: Partial<NonNullable<ReturnType<typeof useLists>['data']>>) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
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
    const kind = kindOf(key)
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
    before_issue: () => t('manage.licenses.expiresFirst'),
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
        return count > 0 ? [t(`reading.count.${key}`, { count })] : []
      }),
    )
  return {
    itemsOf,
    count,
    formatValue,
    sectionName: (key: DraftSectionKey) => t(key === 'basic_info' ? 'manage.basic.title' : `generated.section.${key}`),
    label: (key: string) => t(labelKeys[key] ?? 'form.choose'),
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
      titleKeys[section]
        .flatMap((key) => item.fields.find((field: DraftField) => field.key === key) ?? [])
        .map((field) => formatValue(section, field.key, getValue(selection, item, field), field.text))
        .filter((text) => text !== '')
        .join(' · '),
  }
}
export type DraftWords = ReturnType<typeof useDraftWords>
