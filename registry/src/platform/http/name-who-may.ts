import type { QueryExecutor } from '@jobspan/kit-server'
import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { eq } from 'drizzle-orm'
import { people } from '../database/schema/people.ts'
import { MissingPermissionError } from './require-permission.ts'

const maxNames = 3
/** Whose work it is comes first; administrators are asked last. */
const nearest = ['squad', 'product_owner', 'administrator', 'viewer']

/** The refusal with the names of those who may do it. As it was for a caller who may not read who is there, and where nobody may. */
export const nameWhoMay = async (db: QueryExecutor, error: MissingPermissionError): Promise<MissingPermissionError> => {
  const { caller, permission, remote } = error
  if (!isAllowed(caller, 'read')) return error
  const everybody = await db.select().from(people).where(eq(people.disabled, false)).orderBy(people.name, people.id)
  const named = everybody
    .filter((person) => isAllowed(person, permission, remote))
    .toSorted((a, b) => nearest.indexOf(a.role) - nearest.indexOf(b.role))
    .map(({ name, role }) => `${name} (${role.replace('_', ' ')})`)
  if (named.length === 0) return error
  const more = named.length - maxNames
  const names = [...named.slice(0, maxNames), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return new MissingPermissionError(caller, permission, remote, names)
}
