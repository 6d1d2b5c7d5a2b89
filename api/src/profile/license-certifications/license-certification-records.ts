import type {
  LicenseCertification,
  LicenseCertificationBody,
} from '@jobspan/shared-kit/contracts/profile/license-certifications'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { sql } from 'drizzle-orm'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberRecords } from '../records/member-records.ts'
import { isMonthInFuture } from '../records/months.ts'
import { licenseCertifications as table } from '../tables/records.ts'

/** The licences and certifications of a member; the last issued first. */
export const licenseCertificationRecords = createMemberRecords({
  table,
  order: sql`${table.issuedMonth} desc nulls last, ${table.id} desc`,
  toItem: (row): LicenseCertification => ({
    id: row.id,
    name: row.name,
    issuer: row.issuer,
    credential_id: row.credentialId,
    url: row.url,
    issued: row.issuedMonth,
    expires: row.expiryMonth,
    is_permanent: row.isPermanent,
    version: row.version,
  }),
  toColumns: (body: LicenseCertificationBody) => ({
    name: body.name,
    issuer: body.issuer,
    credentialId: body.credential_id,
    url: body.url,
    issuedMonth: body.issued,
    expiryMonth: body.expires,
    isPermanent: body.is_permanent,
  }),
  maxCount: maxRecords.licenseCertifications,
  validate: ({ issued }: LicenseCertificationBody) =>
    assertFieldsValid({ issued: isMonthInFuture(issued) && 'in_future' }),
})
