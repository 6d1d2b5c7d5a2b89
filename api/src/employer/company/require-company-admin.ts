import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { type ActingRecruiter, requireRecruiter } from '../recruiters/require-recruiter.ts'

/** Throws 40005 for all but the admin of the company. */
export const requireCompanyAdmin = async (
  db: QueryExecutor,
  organisation: Organisation,
  id: number,
): Promise<ActingRecruiter> => {
  const recruiter = await requireRecruiter(db, organisation, id)
  if (recruiter.role !== 'admin') throw new ApiError('noPermission')
  return recruiter
}
