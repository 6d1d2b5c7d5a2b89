import type { WantedItem } from '../../../api/src/testing/compare-reading.ts'

export type OtherJob = { title: string; company: string; start: string; end: string | null; points: readonly string[] }
/** A made-up person’s resume as another program would set it: other headings, orders and dates than ours. */
export type OtherResume = {
  first: string
  last: string
  name: string
  headline: string
  email: string
  phone: string
  /** As its phone is dialled from abroad. */
  dialled: string
  headings: Record<'summary' | 'work' | 'education' | 'skills' | 'languages' | 'licenses', string>
  summary: string
  jobs: readonly OtherJob[]
  school: string
  degree: { text: string; id: number; field: string }
  schoolStart: string
  schoolEnd: string
  skills: readonly string[]
  /** Names of languages with their ids, and how well, in words and as the id of `language_proficiency_lists`. */
  languages: readonly { text: string; id: number; level: string; levelId: number }[]
  license: { name: string; issued: string }
  present: string
}

/** What such a resume says, field by field. */
export const wantedOf = (resume: OtherResume): WantedItem[] => [
  {
    section: 'basic_info',
    values: { first_name: resume.first, last_name: resume.last, email: resume.email, phone: resume.dialled },
  },
  { section: 'career_summary', values: { text: resume.summary } },
  ...resume.jobs.map(({ title, company, start, end, points }) => ({
    section: 'work_experiences',
    values: { job_title: title, company_name: company, start, end, description: points.join('\n') },
  })),
  {
    section: 'educations',
    values: {
      school_name: resume.school,
      degree_id: resume.degree.id,
      field_of_study: resume.degree.field,
      start: resume.schoolStart,
      end: resume.schoolEnd,
    },
  },
  ...resume.skills.map((name) => ({ section: 'skills', values: { name } })),
  ...resume.languages.map(({ id, levelId }) => ({
    section: 'languages',
    values: { language_id: id, proficiency_id: levelId },
  })),
  { section: 'license_certifications', values: resume.license },
]
