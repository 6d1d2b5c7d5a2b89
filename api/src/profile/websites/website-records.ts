import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { Website, WebsiteBody } from '@jobspan/shared-kit/contracts/profile/websites'
import { sql } from 'drizzle-orm'
import { createMemberRecords } from '../records/member-records.ts'
import { websites as table } from '../tables/records.ts'

/** The links of a member; the last added first. */
export const websiteRecords = createMemberRecords({
  table,
  order: sql`${table.id} desc`,
  toItem: (row): Website => ({
    id: row.id,
    url: row.url,
    display_name: row.displayName,
    description: row.description,
    version: row.version,
  }),
  toColumns: (body: WebsiteBody) => ({
    url: body.url,
    displayName: body.display_name,
    description: body.description,
  }),
  maxCount: maxRecords.websites,
})
