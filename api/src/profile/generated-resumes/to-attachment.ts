import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import type { ResumeOptions } from './generated-document.ts'
import { shokumukeirekishoSections } from './japanese-papers.ts'
import { toJsonResume } from './json-resume.ts'

/** The sections that the papers of Japan show, which have a fixed order. */
const japaneseSections: Partial<Record<ResumeOptions['layout'], readonly ResumeSectionKey[]>> = {
  rirekisho: ['career_summary', 'work_experiences', 'educations', 'license_certifications'],
  shokumukeirekisho: shokumukeirekishoSections,
}

/**
 * The JSON Resume that a PDF carries, so that reading it gives back what it shows, and no more than that: neither other sections nor facts that stand on
 * no page.
 */
export const toAttachment = (profile: Profile, { layout, language, sections }: ResumeOptions): string => {
  const shown = japaneseSections[layout] ?? sections
  const isForm = layout === 'rirekisho'
  const only = <Record>(key: ResumeSectionKey, records: readonly Record[] | undefined): Record[] =>
    shown.includes(key) ? [...(records ?? [])] : []
  const visible = {
    ...profile,
    career_summary: shown.includes('career_summary') ? profile.career_summary : undefined,
    // The form has a line for each beginning and end, and no descriptions.
    work_experiences: only('work_experiences', profile.work_experiences).map((job) => ({
      ...job,
      industry_id: undefined,
      description: isForm ? null : job.description,
    })),
    educations: only('educations', profile.educations).map((education) => ({
      ...education,
      description: isForm ? null : education.description,
    })),
    license_certifications: only('license_certifications', profile.license_certifications).map((license) => ({
      ...license,
      url: null,
    })),
    websites: only('websites', profile.websites).map((website) => ({ ...website, description: null })),
    skills: only('skills', profile.skills),
    languages: only('languages', profile.languages),
  }
  const document = toJsonResume(visible, language)
  if (layout !== 'shokumukeirekisho') return JSON.stringify(document)
  // It names its person, and says nothing of how to reach them.
  const { name, summary, url } = document.basics
  const { location_id: _, ...own } = document.meta.jobspan
  return JSON.stringify({
    ...document,
    basics: { name, summary, url },
    meta: { ...document.meta, jobspan: own },
  })
}
