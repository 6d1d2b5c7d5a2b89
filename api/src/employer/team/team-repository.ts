import type { CompanyRole, TeamMember } from '@jobspan/shared-kit/contracts/employer/company-team'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { companies, recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

const toTeamMember = (row: typeof recruiters.$inferSelect): TeamMember => ({
  id: row.id,
  name: row.name,
  title: row.title,
  role: row.role,
  permissions: row.permissions,
  is_verified: row.verifiedAt !== null,
  auto_reply: row.autoReply,
})

/** Those who wait to be taken in come last. */
const rankOf = ({ role, is_verified: isVerified }: TeamMember): number =>
  isVerified ? { admin: 0, coordinator: 1, recruiter: 2 }[role] : 3

/** People of a company: the admin first, then coordinators, then recruiters, each by name. */
export const listTeamOf = async (db: QueryExecutor, companyId: number): Promise<{ items: TeamMember[] }> => {
  const rows = await db
    .select()
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), isNull(recruiters.leftAt)))
    .orderBy(asc(recruiters.name), asc(recruiters.id))
  return { items: rows.map(toTeamMember).toSorted((one, other) => rankOf(one) - rankOf(other)) }
}

/** One change of a company's people at a time, until the transaction ends: two admins are never made at once. */
export const lockTeam = async (transaction: QueryExecutor, companyId: number): Promise<void> => {
  await transaction.execute(sql`select id from ${companies} where id = ${companyId} for no key update`)
}

/** Somebody of the company who has not left it. Throws 40004 where there is nobody. */
export const requireTeamMember = async (db: QueryExecutor, companyId: number, id: number): Promise<TeamMember> => {
  const [row] = await db
    .select()
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), eq(recruiters.id, id), isNull(recruiters.leftAt)))
  if (!row) throw new ApiError('notFound')
  return toTeamMember(row)
}

export const updateTeamMember = async (
  db: QueryExecutor,
  id: number,
  facts: PgUpdateSetSource<typeof recruiters>,
): Promise<void> => {
  await db.update(recruiters).set(facts).where(eq(recruiters.id, id))
}

export const hasAdmin = async (db: QueryExecutor, companyId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: recruiters.id })
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), eq(recruiters.role, 'admin'), isNull(recruiters.leftAt)))
  return row !== undefined
}

/** Whether an operator removed somebody of that name from the marketplace. */
export const wasRemoved = async (db: QueryExecutor, companyId: number, name: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: recruiters.id })
    .from(recruiters)
    .where(and(eq(recruiters.companyId, companyId), eq(recruiters.name, name), isNotNull(recruiters.removedAt)))
  return row !== undefined
}

type NewMember = { companyId: number; name: string; title: string | null; role: CompanyRole; verifiedAt: Date | null }

/** Adds somebody, or takes back who left under that name, without what they had. Null where somebody of that name is there. */
export const insertTeamMember = async (db: QueryExecutor, member: NewMember): Promise<TeamMember | null> => {
  const anew = { ...member, permissions: [], autoReply: null, email: null, leftAt: null }
  const [row] = await db
    .insert(recruiters)
    .values(anew)
    .onConflictDoUpdate({
      target: [recruiters.companyId, recruiters.name],
      set: anew,
      setWhere: sql`${recruiters.leftAt} is not null`,
    })
    .returning()
  return row ? toTeamMember(row) : null
}
