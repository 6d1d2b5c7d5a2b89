import type { MemberLanguage, MemberLanguageBody } from '@jobspan/shared-kit/contracts/profile/member-languages'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import { unlisted } from '../../config/lists/unlisted.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { memberLanguages as table } from '../tables/records.ts'

/** The languages that a member speaks; the first added first. */
export const memberLanguageRecords = createMemberRecords({
  table,
  order: sql`${table.id}`,
  toItem: (row): MemberLanguage => ({
    id: row.id,
    language_id: row.languageId,
    proficiency_id: row.proficiencyId,
    version: row.version,
  }),
  toColumns: (body: MemberLanguageBody) => ({ languageId: body.language_id, proficiencyId: body.proficiency_id }),
  maxCount: maxRecords.languages,
  validate: (body: MemberLanguageBody) =>
    assertFieldsValid({
      language_id: unlisted('spoken_language_lists', body.language_id),
      proficiency_id: unlisted('language_proficiency_lists', body.proficiency_id),
    }),
  validateBeside: ({ language_id: id }, others) =>
    assertFieldsValid({ language_id: others.some((other) => other.language_id === id) && 'duplicate' }),
})
