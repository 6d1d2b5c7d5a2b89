import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { isMonthInFuture } from '../records/future-months.ts'
import type { GeneratedDocument, GeneratedSection, ResumeOptions } from './generated-document.ts'
import { placeOf, sectionOf } from './profile-sections.ts'
import { japaneseLabels as labels, resumeLabels } from './resume-labels.ts'
import { toPoints } from './resume-words.ts'

const toDate = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}

const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0)

const row = (month: string | null, text: string): string[] =>
  month === null ? ['', '', text] : [month.slice(0, 4), String(Number(month.slice(5, 7))), text]

const byStart = <Entry extends { start: string }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.start.localeCompare(other.start))

/** Schools and jobs from the oldest on, a line for each beginning and end, as the form wants them. */
const historyRows = ({ educations, work_experiences: jobs }: Profile): string[][] => [
  ...(educations.length > 0 ? [row(null, labels.educations)] : []),
  ...byStart(educations).flatMap(({ school_name: school, field_of_study: field, start, end }) => {
    const name = [school, field].filter(Boolean).join('　')
    return [
      row(start, `${name}　${labels.entered}`),
      end === null
        ? row(null, labels.attending)
        : row(end, `${name}　${isMonthInFuture(end) ? labels.toGraduate : labels.graduated}`),
    ]
  }),
  ...(jobs.length > 0 ? [row(null, labels.work)] : []),
  ...byStart(jobs).flatMap(({ company_name: company, job_title: title, start, end }) => [
    row(start, `${company}　${labels.joined}（${title}）`),
    end === null ? row(null, labels.untilNow) : row(end, `${company}　${labels.left}`),
  ]),
  row(null, labels.end),
]

const certificateRows = ({ license_certifications: licenses = [] }: Profile): string[][] =>
  [...licenses]
    .sort((one, other) => (one.issued ?? '').localeCompare(other.issued ?? ''))
    .map(({ name, issued }) => row(issued, `${name}　${labels.obtained}`))

const historyWidths = [12, 8, 80]
const historyTable = (heading: string, rows: string[][]) => ({
  widths: historyWidths,
  hasHead: true,
  rows: [[labels.year, labels.month, heading], ...rows],
})

/** One box with a text, under its heading. */
const box = (heading: string, text: string): GeneratedSection => ({
  key: 'career_summary',
  heading,
  table: { widths: [100], rows: [[text]] },
})

/** 履歴書, by the form that the Ministry of Health, Labour and Welfare gave in 2021; it has no photo, as the member sends it digitally. */
export const toRirekisho = (profile: Profile, options: ResumeOptions, today: string): GeneratedDocument => {
  const { user, facts } = profile
  const birth = facts.date_of_birth ? `${toDate(facts.date_of_birth)}（満${ageOn(facts.date_of_birth, today)}歳）` : ''
  const person: GeneratedSection = {
    key: 'career_summary',
    heading: '',
    table: {
      // The day of birth and the age stand in one line, beside a photo too.
      widths: [12, 41, 12, 35],
      rows: [
        [labels.name, fullName(user), labels.birth, birth],
        [labels.address, facts.home_address ?? placeOf(profile, 'ja') ?? '', labels.phone, user.phone_num ?? ''],
        [labels.email, user.email, '', ''],
      ],
    },
  }
  const certificates = certificateRows(profile)
  const appeal = profile.career_summary?.text
  const sections: GeneratedSection[] = [
    person,
    { key: 'work_experiences', heading: '', table: historyTable(labels.history, historyRows(profile)) },
    {
      key: 'license_certifications',
      heading: '',
      table: historyTable(labels.certificates, certificates.length > 0 ? certificates : [row(null, '')]),
    },
    ...(appeal ? [box(labels.appeal, appeal)] : []),
    box(labels.wishes, labels.wishesText),
  ]
  return {
    ...options,
    language: 'ja',
    documentTitle: labels.rirekisho,
    dateline: [`${toDate(today)}${labels.asOf}`],
    name: fullName(user),
    headline: '',
    contact: [],
    contactHeading: '',
    sections,
  }
}

/** The sections of a 職務経歴書, whose order is fixed. */
export const shokumukeirekishoSections = [
  'career_summary',
  'work_experiences',
  'skills',
  'languages',
  'license_certifications',
  'websites',
] as const

/** 職務経歴書: what somebody did, in their own words, the latest first. */
export const toShokumukeirekisho = (profile: Profile, options: ResumeOptions, today: string): GeneratedDocument => {
  const name = fullName(profile.user)
  const sections = shokumukeirekishoSections.flatMap((key) => sectionOf(key, profile, 'ja') ?? [])
  return {
    ...options,
    language: 'ja',
    documentTitle: labels.shokumukeirekisho,
    dateline: [`${toDate(today)}${labels.asOf}`, `${labels.name}　${name}`],
    name,
    headline: '',
    contact: [],
    contactHeading: resumeLabels.ja.contact,
    sections: sections.map((section) =>
      'text' in section ? { ...section, text: toPoints(section.text).join('\n') } : section,
    ),
    closing: labels.end,
  }
}
