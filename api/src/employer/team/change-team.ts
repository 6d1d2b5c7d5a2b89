import type {
  requestToJoin as joinOperation,
  TeamMember,
  updateTeamMember as updateOperation,
} from '@jobspan/shared-kit/contracts/employer/company-team'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { updatePresence } from '../../chats/recruiters/recruiter-repository.ts'
import { speaksFor } from '../../companies/organisations/spoken-for.ts'
import { companies } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { type ActingRecruiter, requireRecruiter } from '../recruiters/require-recruiter.ts'
import {
  hasAdmin,
  insertTeamMember,
  lockTeam,
  requireTeamMember,
  updateTeamMember,
  wasRemoved,
} from './team-repository.ts'

/** Who acts, and on whom, with the company's people locked. All below run in a transaction. */
export type TeamChange = { transaction: QueryExecutor; actor: ActingRecruiter; member: TeamMember }

/** Locks the company's people, then looks who acts on whom: a role that was lost while waiting counts no more. */
export const beginChange = async (
  transaction: QueryExecutor,
  organisation: Organisation,
  { actorId, memberId }: { actorId: number; memberId: number },
): Promise<TeamChange> => {
  const { companyId } = await requireRecruiter(transaction, organisation, actorId)
  await lockTeam(transaction, companyId)
  const actor = await requireRecruiter(transaction, organisation, actorId)
  return { transaction, actor, member: await requireTeamMember(transaction, companyId, memberId) }
}

const requireAdmin = ({ role }: ActingRecruiter): void => {
  if (role !== 'admin') throw new ApiError('noPermission')
}

/** A coordinator stays one, and the admin stays it until somebody else is. */
const assertRoleChanges = ({ role }: TeamMember): void => {
  if (role === 'coordinator') throw new ApiError('coordinatorFixed')
  if (role === 'admin') throw new ApiError('ownershipRequired')
}

/**
 * Somebody asks to join; in a company without an admin they become its admin. Throws 40004 where the organisation does not speak for the
 * company, 40005 where an operator removed somebody of that name, 40001 where somebody of that name is there.
 */
export const join = async (
  transaction: QueryExecutor,
  organisation: Organisation,
  { company_id: companyId, name, title }: z.output<(typeof joinOperation)['body']>,
): Promise<TeamMember> => {
  const { rows } = await transaction.execute(
    sql`select id from ${companies} where id = ${companyId}
      and ${speaksFor(organisation, sql`${companies.id}`)} for no key update`,
  )
  if (!rows[0]) throw new ApiError('notFound')
  if (await wasRemoved(transaction, companyId, name)) throw new ApiError('noPermission')
  const isAdmin = !(await hasAdmin(transaction, companyId))
  const member = await insertTeamMember(transaction, {
    companyId,
    name,
    title: title || null,
    role: isAdmin ? 'admin' : 'recruiter',
    verifiedAt: isAdmin ? new Date() : null,
  })
  if (!member) throw new ApiError('validationFailed', { status: 422, fields: { name: ['taken'] } })
  return member
}

/** Only the admin takes people in, and nobody themself. */
export const verify = async ({ transaction, actor, member }: TeamChange): Promise<void> => {
  requireAdmin(actor)
  if (!member.is_verified) await updateTeamMember(transaction, member.id, { verifiedAt: sql`now()` })
}

export const changeRole = async (
  { transaction, actor, member }: TeamChange,
  { role, permissions }: z.output<(typeof updateOperation)['body']>,
): Promise<void> => {
  requireAdmin(actor)
  if (!member.is_verified) throw new ApiError('noPermission')
  if (role !== undefined && role !== member.role) assertRoleChanges(member)
  await updateTeamMember(transaction, member.id, {
    role: role ?? member.role,
    permissions: permissions === undefined ? member.permissions : [...new Set(permissions)],
  })
}

/** Somebody leaves, or the admin removes them: nobody can write to them any more. */
export const remove = async ({ transaction, actor, member }: TeamChange): Promise<void> => {
  if (actor.id !== member.id) requireAdmin(actor)
  assertRoleChanges(member)
  await updatePresence(transaction, member.id, false)
  await updateTeamMember(transaction, member.id, { leftAt: sql`now()`, permissions: [], autoReply: null, email: null })
}

/** Makes another verified person admin, and the admin a recruiter. */
export const transfer = async ({ transaction, actor, member }: TeamChange): Promise<void> => {
  requireAdmin(actor)
  if (!member.is_verified || member.id === actor.id) throw new ApiError('noPermission')
  assertRoleChanges(member)
  await updateTeamMember(transaction, actor.id, { role: 'recruiter' })
  await updateTeamMember(transaction, member.id, { role: 'admin' })
}
