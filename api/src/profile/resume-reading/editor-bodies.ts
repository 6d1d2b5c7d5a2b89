import { updateMe } from '@jobspan/shared-kit/contracts/account/account-settings'
import { careerSummaryBody } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { type RecordKind, recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { z } from 'zod/mini'
import { recordsOf } from '../records/profile-records.ts'

/** What a new record has where nothing is told. */
export const defaultsOf = (kind: RecordKind): Record<string, unknown> => {
  const { fields, requiredFields } = recordKindOf(kind)
  const optional = Object.keys(fields).filter((field) => !requiredFields.includes(field))
  return { ...Object.fromEntries(optional.map((field) => [field, null])), ...recordsOf(kind).defaults }
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
