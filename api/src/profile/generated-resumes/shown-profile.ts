import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { ResumeOptions } from './generated-document.ts'
import { shokumukeirekishoSections } from './japanese-papers.ts'

/** The sections that the papers of Japan show, which have a fixed order. */
const japaneseSections: Partial<Record<ResumeOptions['layout'], readonly ResumeSectionKey[]>> = {
  rirekisho: ['career_summary', 'work_experiences', 'educations', 'license_certifications'],
  shokumukeirekisho: shokumukeirekishoSections,
}

/** What of a profile a resume shows: neither other sections nor facts that stand on no page. */
export const toShownProfile = (profile: Profile, { layout, sections }: ResumeOptions): Profile => {
  const shown = japaneseSections[layout] ?? sections
  const isForm = layout === 'rirekisho'
  const only = <Record>(key: ResumeSectionKey, records: readonly Record[] | undefined): Record[] =>
    shown.includes(key) ? [...(records ?? [])] : []
  return {
    ...profile,
    career_summary: shown.includes('career_summary') ? profile.career_summary : undefined,
    // The form has a line for each beginning and end, and no descriptions.
    work_experiences: only('work_experiences', profile.work_experiences).map((job) =>
      isForm ? { ...job, description: null } : job,
    ),
    educations: only('educations', profile.educations).map((education) =>
      isForm ? { ...education, description: null } : education,
    ),
    license_certifications: only('license_certifications', profile.license_certifications),
    websites: only('websites', profile.websites),
    skills: only('skills', profile.skills),
    languages: only('languages', profile.languages),
  }
}
