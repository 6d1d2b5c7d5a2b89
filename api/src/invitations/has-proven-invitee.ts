import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { invitations } from './tables.ts'

/** SQL condition: whoever was invited has proved an address or a number. */
export const hasProvenInvitee = (invitationId: SQLWrapper): SQL => sql`exists (
  select from ${invitations} join ${users} on ${users.id} = ${invitations.seekerId}
  where ${invitations.id} = ${invitationId} and (${users.isEmailVerify} or ${users.isMobileVerified}))`
