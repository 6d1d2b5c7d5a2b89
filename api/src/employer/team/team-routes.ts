import {
  listTeam,
  removeTeamMember,
  requestToJoin,
  setAutoReply,
  setRecruiterEmail,
  type TeamMember,
  transferOwnership,
  updateTeamMember as updateOperation,
  verifyTeamMember,
} from '@jobspan/shared-kit/contracts/employer/company-team'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Organisation } from '../../platform/http/employer-auth.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { hasPermission, requireRecruiter } from '../recruiters/require-recruiter.ts'
import { beginChange, changeRole, join, remove, type TeamChange, transfer, verify } from './change-team.ts'
import { listTeamOf, requireTeamMember, updateTeamMember } from './team-repository.ts'

/** People of companies, and what they may do there (docs/product-rules.md#company-roles). */
export const registerTeamRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection

  /** Changes one of the team, and answers the team as it is then. */
  const change = (
    organisation: Organisation,
    people: { actorId: number; memberId: number },
    make: (change: TeamChange) => Promise<void>,
  ): Promise<{ items: TeamMember[] }> =>
    db.transaction(async (transaction) => {
      const begun = await beginChange(transaction, organisation, people)
      await make(begun)
      return listTeamOf(transaction, begun.actor.companyId)
    })

  registerEndpoint(app, listTeam, 'employer', async ({ query, organisation }) => {
    const { companyId } = await requireRecruiter(db, organisation, query.recruiter_id)
    return listTeamOf(db, companyId)
  })
  registerEndpoint(app, requestToJoin, 'employer', ({ body, organisation }) =>
    db.transaction((transaction) => join(transaction, organisation, body)),
  )
  registerEndpoint(app, verifyTeamMember, 'employer', ({ params, body, organisation }) =>
    change(organisation, { actorId: body.recruiter_id, memberId: params.id }, verify),
  )
  registerEndpoint(app, updateOperation, 'employer', ({ params, body, organisation }) =>
    change(organisation, { actorId: body.recruiter_id, memberId: params.id }, (begun) => changeRole(begun, body)),
  )
  registerEndpoint(app, removeTeamMember, 'employer', ({ params, query, organisation }) =>
    change(organisation, { actorId: query.recruiter_id, memberId: params.id }, remove),
  )
  registerEndpoint(app, transferOwnership, 'employer', ({ params, body, organisation }) =>
    change(organisation, { actorId: body.recruiter_id, memberId: params.id }, transfer),
  )
  registerEndpoint(app, setAutoReply, 'employer', ({ body, organisation }) =>
    db.transaction(async (transaction) => {
      const recruiter = await requireRecruiter(transaction, organisation, body.recruiter_id)
      if (!hasPermission(recruiter, 'auto_reply')) throw new ApiError('noPermission')
      await updateTeamMember(transaction, recruiter.id, { autoReply: body.text })
      return requireTeamMember(transaction, recruiter.companyId, recruiter.id)
    }),
  )
  registerEndpoint(app, setRecruiterEmail, 'employer', async ({ body: { recruiter_id: id, email }, organisation }) => {
    await updateTeamMember(db, (await requireRecruiter(db, organisation, id)).id, { email })
    return { email }
  })
}
