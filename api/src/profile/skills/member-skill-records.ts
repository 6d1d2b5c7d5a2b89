import { memberSkillContract } from '@jobspan/shared-kit/contracts/profile/member-skills'
import { skillLengthLimit } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { memberSkills as table } from '../tables/records.ts'

/** The skills of a member; the first added first. Throws 41288 for an eleventh, 41297 for one that is too long. */
export const memberSkillRecords = createMemberRecords({
  kind: 'skills',
  contract: memberSkillContract,
  table,
  order: sql`${table.id}`,
  columns: { name: 'name', skill_id: 'skillId', proficiency_id: 'proficiencyId' },
  toColumns: ({ name, skill_id: skillId = null }) => ({ nameKey: normalizeName(name), skillId }),
  internalColumns: [table.nameKey],
  limitError: () => new ApiError('skillLimit'),
  validate: (body) => {
    if ([...body.name].length >= skillLengthLimit)
      throw new ApiError('skillTooLong', { fields: { name: ['too_long'] } })
    assertFieldsValid({ skill_id: validateOptionId('skills', body.skill_id) })
  },
  validateBeside: ({ name }, others) => {
    const key = normalizeName(name)
    assertFieldsValid({ name: others.some((other) => normalizeName(other.name) === key) && 'duplicate' })
  },
})
