import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { readTexts } from '../../platform/text/read-texts.ts'
import headings from './section-headings.json' with { type: 'json' }

/** Headings of a generated resume, as resumes in each language have them. */
export const sectionHeadings: Readonly<Record<ResumeSectionKey, Record<LanguageKey, string>>> = headings

type ResumeLabels = {
  contact: string
  /** Ends the dates of what still goes on. */
  present: string
  /** Ends the dates of a school whose graduation is still to come; `{{date}}` is replaced. */
  expected: string
  /** A certificate's end, and the day of its issue; `{{date}}` is replaced. */
  validUntil: string
}

/** Words of a generated resume, as resumes in each language have them. */
export const resumeLabels = readTexts<ResumeLabels>(new URL('./locales/', import.meta.url))

/** Words of the two Japanese papers. */
export const japaneseLabels = {
  rirekisho: '履歴書',
  shokumukeirekisho: '職務経歴書',
  asOf: '現在',
  name: '氏名',
  birth: '生年月日',
  address: '現住所',
  phone: '電話',
  email: 'E-mail',
  year: '年',
  month: '月',
  history: '学歴・職歴',
  educations: '学歴',
  work: '職歴',
  entered: '入学',
  graduated: '卒業',
  toGraduate: '卒業見込み',
  attending: '在学中',
  joined: '入社',
  left: '退社',
  untilNow: '現在に至る',
  end: '以上',
  certificates: '免許・資格',
  obtained: '取得',
  appeal: '志望の動機、特技、アピールポイントなど',
  wishes: '本人希望記入欄',
  wishesText: '貴社の規定に従います。',
} as const
