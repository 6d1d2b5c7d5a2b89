import { licenseCertificationContract } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import { memberLanguageContract } from '@jobspan/shared-kit/contracts/profile/member-languages'
import { mapRecordKinds, type RecordKind, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { websiteContract } from '@jobspan/shared-kit/contracts/profile/websites'
import { type SQL, sql } from 'drizzle-orm'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { educationRecords } from '../educations/education-records.ts'
import { memberSkillRecords } from '../skills/member-skill-records.ts'
import { licenseCertifications, memberLanguages, websites } from '../tables/records.ts'
import { workExperienceRecords } from '../work-experiences/work-experience-records.ts'
import { isMonthInFuture } from './future-months.ts'
import { type AnyMemberRecords, createMemberRecords } from './member-records.ts'

/** The records of a profile by their kind: how each is kept, and what is refused of it beside what its contract refuses. */
export const profileRecords = {
  work_experiences: workExperienceRecords,
  educations: educationRecords,
  skills: memberSkillRecords,
  languages: createMemberRecords({
    kind: 'languages',
    contract: memberLanguageContract,
    table: memberLanguages,
    order: sql`${memberLanguages.id}`,
    columns: { language_id: 'languageId', proficiency_id: 'proficiencyId' },
    validateBeside: ({ language_id: id }, others) =>
      assertFieldsValid({ language_id: others.some((other) => other.language_id === id) && 'duplicate' }),
  }),
  license_certifications: createMemberRecords({
    kind: 'license_certifications',
    contract: licenseCertificationContract,
    table: licenseCertifications,
    order: sql`${licenseCertifications.issuedMonth} desc nulls last, ${licenseCertifications.id} desc`,
    columns: {
      name: 'name',
      issuer: 'issuer',
      credential_id: 'credentialId',
      url: 'url',
      issued: 'issuedMonth',
      expires: 'expiryMonth',
      is_permanent: 'isPermanent',
    },
    defaults: { is_permanent: false },
    validate: ({ issued }) => assertFieldsValid({ issued: isMonthInFuture(issued) && 'in_future' }),
  }),
  websites: createMemberRecords({
    kind: 'websites',
    contract: websiteContract,
    table: websites,
    order: sql`${websites.id} desc`,
    columns: { url: 'url', display_name: 'displayName', description: 'description' },
  }),
} as const satisfies Record<RecordKind, object>

/** The records of a kind that is not known before. */
export const recordsOf = (kind: RecordKind): AnyMemberRecords => profileRecords[kind] as unknown as AnyMemberRecords

type ProfileRecords = { [Kind in RecordKind]: ReturnType<(typeof profileRecords)[Kind]['read']> }

/** SQL: columns with a member's records of every kind, for `readRecords`. */
export const selectRecords = (userId: number): SQL =>
  sql.join(
    recordKindKeys.map((kind) => sql`${profileRecords[kind].select(userId)} as ${sql.identifier(kind)}`),
    sql`, `,
  )

export const readRecords = (row: Record<string, unknown>): ProfileRecords =>
  mapRecordKinds<unknown>((kind) => profileRecords[kind].read(row[kind])) as ProfileRecords
