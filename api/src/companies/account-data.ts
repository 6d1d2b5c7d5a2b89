import { sql } from 'drizzle-orm'
import type { AccountData } from '../members/account-data.ts'
import { blockedCompanies, companies } from './tables.ts'

export const accountData: AccountData = {
  blocked_companies: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(blocked) || jsonb_build_object('company', ${companies.name})
      order by blocked.created_at), '[]') as kept
    from ${blockedCompanies} as blocked join ${companies} on ${companies.id} = company_id where user_id = ${id}`,
}
