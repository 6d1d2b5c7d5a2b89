import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { type AccountData, ownRows } from '../members/account-data.ts'
import { identityChecks, identityRecords, identityVerifications } from './tables.ts'

export const accountData: AccountData = {
  identity_verifications: ownRows(identityVerifications.userId, {
    without: [identityVerifications.subjectHash, identityVerifications.numberHash],
    order: identityVerifications.verifiedAt,
  }),
  // What waits is read on the page that asks for confirmation; it is gone after a day.
  identity_checks: ownRows(identityChecks.userId, { without: [identityChecks.sealed], order: identityChecks.id }),
  identity_records: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${identityRecords}) || jsonb_build_object('company', ${companies.name})
      order by ${identityRecords.id}), '[]') as kept
    from ${identityRecords} left join ${companies} on ${companies.id} = company_id where user_id = ${id}`,
  identity_flows: null,
}
