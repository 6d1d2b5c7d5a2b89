import { updateMe } from '@jobspan/shared-kit/contracts/account/account-settings'
import { careerSummaryBody } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { educationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import { licenseCertificationBody } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import { memberLanguageBody } from '@jobspan/shared-kit/contracts/profile/member-languages'
import { memberSkillBody } from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { DraftSectionKey } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { websiteBody } from '@jobspan/shared-kit/contracts/profile/websites'
import { workExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { z } from 'zod/mini'
import { educationRecords } from '../educations/education-records.ts'
import { memberLanguageRecords } from '../languages/member-language-records.ts'
import { licenseCertificationRecords } from '../license-certifications/license-certification-records.ts'
import type { MemberRecords } from '../records/member-records.ts'
import { memberSkillRecords } from '../skills/member-skill-records.ts'
import { websiteRecords } from '../websites/website-records.ts'
import { workExperienceRecords } from '../work-experiences/work-experience-records.ts'

export type RecordSection = Exclude<DraftSectionKey, 'basic_info' | 'career_summary'>
export type AnyRecord = { id: number; version?: number | undefined } & Record<string, unknown>

type Editor = {
  body: z.core.$ZodType<Record<string, unknown>>
  /** What a new record has where nothing is told. */
  defaults: Record<string, unknown>
  records: MemberRecords<Record<string, unknown>, AnyRecord>
  list: (profile: Profile) => readonly AnyRecord[]
}

const editor = <Body, Record_>(
  body: z.core.$ZodType<Body>,
  records: MemberRecords<Body, Record_>,
  list: (profile: Profile) => readonly Record_[] | undefined,
  defaults: Record<string, unknown>,
): Editor => ({
  body: body as Editor['body'],
  defaults,
  records: records as unknown as Editor['records'],
  list: (profile) => (list(profile) ?? []) as unknown as AnyRecord[],
})

/** The sections that are lists of records, each with the body and the records of its editor. */
export const editors: Record<RecordSection, Editor> = {
  work_experiences: editor(workExperienceBody, workExperienceRecords, (profile) => profile.work_experiences, {
    end: null,
    description: null,
  }),
  educations: editor(educationBody, educationRecords, (profile) => profile.educations, {
    field_of_study: null,
    end: null,
    description: null,
  }),
  license_certifications: editor(
    licenseCertificationBody,
    licenseCertificationRecords,
    (profile) => profile.license_certifications,
    { credential_id: null, url: null, issued: null, expires: null, is_permanent: false },
  ),
  websites: editor(websiteBody, websiteRecords, (profile) => profile.websites, {
    display_name: null,
    description: null,
  }),
  skills: editor(memberSkillBody, memberSkillRecords, (profile) => profile.skills, {
    skill_id: null,
    proficiency_id: null,
  }),
  languages: editor(memberLanguageBody, memberLanguageRecords, (profile) => profile.languages, {}),
}

const { first_name, last_name, location_id, home_address, date_of_birth, nationality_id } = updateMe.body.shape
/** The facts that a take-over may change, as the editor of basic info checks them. */
export const basicInfoBody = z.object({
  first_name,
  last_name,
  location_id,
  home_address,
  date_of_birth,
  nationality_id,
})
export const summaryBody = z.object({ text: careerSummaryBody.shape.text })

export const isRecordSection = (section: DraftSectionKey): section is RecordSection => Object.hasOwn(editors, section)
