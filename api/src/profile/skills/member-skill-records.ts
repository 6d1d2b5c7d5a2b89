import type { MemberSkill, MemberSkillBody } from '@jobspan/shared-kit/contracts/profile/member-skills'
import { maxRecords, skillLengthLimit } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import { unlisted } from '../../config/lists/unlisted.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { memberSkills as table } from '../tables/records.ts'

/** The skills of a member; the first added first. Throws 41288 for an eleventh, 41297 for one that is too long. */
export const memberSkillRecords = createMemberRecords({
  table,
  order: sql`${table.id}`,
  toItem: (row): MemberSkill => ({
    id: row.id,
    name: row.name,
    skill_id: row.skillId,
    proficiency_id: row.proficiencyId,
    version: row.version,
  }),
  toColumns: (body: MemberSkillBody) => ({
    name: body.name,
    nameKey: normalizeName(body.name),
    skillId: body.skill_id ?? null,
    proficiencyId: body.proficiency_id,
  }),
  maxCount: maxRecords.skills,
  limitError: () => new ApiError('skillLimit'),
  validate: (body: MemberSkillBody) => {
    if ([...body.name].length >= skillLengthLimit)
      throw new ApiError('skillTooLong', { fields: { name: ['too_long'] } })
    assertFieldsValid({
      skill_id: unlisted('skills', body.skill_id),
      proficiency_id: unlisted('skill_proficiency_lists', body.proficiency_id),
    })
  },
  validateBeside: ({ name }, others) => {
    const key = normalizeName(name)
    assertFieldsValid({ name: others.some((other) => normalizeName(other.name) === key) && 'duplicate' })
  },
})
