import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { mapRecordKinds, type RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { ResumeOptions } from './generated-document.ts'
import { shokumukeirekishoSections } from './japanese-papers.ts'
import { recordsOfProfile } from './records-in-resume.ts'

/** The sections that the papers of Japan show, which have a fixed order. */
const japaneseSections: Partial<Record<ResumeOptions['layout'], readonly ResumeSectionKey[]>> = {
  rirekisho: ['career_summary', 'work_experiences', 'educations', 'license_certifications'],
  shokumukeirekisho: shokumukeirekishoSections,
}

/** What of a profile a resume shows: neither other sections nor facts that stand on no page. */
export const toShownProfile = (profile: Profile, { layout, sections }: ResumeOptions): Profile => {
  const shown = japaneseSections[layout] ?? sections
  // The form has a line for each beginning and end, and no descriptions.
  const toShown = (record: object) =>
    layout === 'rirekisho' && 'description' in record ? { ...record, description: null } : record
  return {
    ...profile,
    career_summary: shown.includes('career_summary') ? profile.career_summary : undefined,
    ...(mapRecordKinds((kind) => (shown.includes(kind) ? recordsOfProfile(profile, kind).map(toShown) : [])) as Pick<
      Profile,
      RecordKind
    >),
  }
}
