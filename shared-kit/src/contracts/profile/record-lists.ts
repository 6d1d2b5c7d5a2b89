import { z } from 'zod/mini'
import { education, educationContract } from './educations.ts'
import { licenseCertification, licenseCertificationContract } from './license-certifications.ts'
import { memberLanguage, memberLanguageContract } from './member-languages.ts'
import { memberSkill, memberSkillContract } from './member-skills.ts'
import type { RecordKind } from './record-kinds.ts'
import { website, websiteContract } from './websites.ts'
import { shownWorkExperience, workExperience, workExperienceContract } from './work-experiences.ts'

/** What members say in the records of each kind, and the operations on them. */
export const recordContracts = {
  work_experiences: workExperienceContract,
  educations: educationContract,
  skills: memberSkillContract,
  languages: memberLanguageContract,
  license_certifications: licenseCertificationContract,
  websites: websiteContract,
} as const satisfies Record<RecordKind, object>

/** The records of a profile, of each kind. A kind that came after the first profiles were sent is optional. */
export const recordLists = {
  work_experiences: z.array(workExperience),
  educations: z.array(education),
  skills: z.optional(z.array(memberSkill)),
  languages: z.optional(z.array(memberLanguage)),
  license_certifications: z.optional(z.array(licenseCertification)),
  websites: z.optional(z.array(website)),
} as const satisfies Record<RecordKind, z.core.$ZodType>

/** The same as recruiters read them: versions are of no use there. */
export const shownRecordLists = {
  work_experiences: z.array(shownWorkExperience),
  educations: z.array(education),
  skills: z.optional(z.array(z.omit(memberSkill, { version: true }))),
  languages: z.optional(z.array(z.omit(memberLanguage, { version: true }))),
  license_certifications: z.optional(z.array(z.omit(licenseCertification, { version: true }))),
  /** Shown with the name: an address often names its owner. */
  websites: z.optional(z.array(z.omit(website, { version: true }))),
} as const satisfies Record<RecordKind, z.core.$ZodType>
