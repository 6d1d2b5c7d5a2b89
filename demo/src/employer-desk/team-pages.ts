import {
  listTeam,
  recruiterPermissions,
  removeTeamMember,
  setAutoReply,
  transferOwnership,
  updateTeamMember,
  verifyTeamMember,
} from '@jobspan/shared-kit/contracts/employer/company-team'
import type { Desk } from './create-desk.ts'
import { teamPage } from './team-page.ts'

/** The people of a recruiter's company. */
export const registerTeamPages = (desk: Desk): void => {
  desk.get('/team', async (visit) => {
    const team = await desk.call(listTeam, { query: { recruiter_id: visit.recruiter.id } })
    if (!team.data) return desk.refuse(visit, team.code)
    return desk.show(visit, { current: 'Team', title: 'Team', body: teamPage(visit.recruiter, team.data.items) })
  })

  desk.post('/team/auto-reply', async (visit) => {
    const text = visit.body.text?.trim() || null
    const result = await desk.call(setAutoReply, { body: { recruiter_id: visit.recruiter.id, text } })
    return desk.goOn(visit, '/team', result)
  })
  desk.post('/team/:id/verify', async (visit) => {
    const body = { recruiter_id: visit.recruiter.id }
    return desk.goOn(visit, '/team', await desk.call(verifyTeamMember, { id: visit.id, body }))
  })
  desk.post('/team/:id/permissions', async (visit) => {
    const permissions = recruiterPermissions.filter((permission) => visit.body[permission] !== undefined)
    const body = { recruiter_id: visit.recruiter.id, permissions }
    return desk.goOn(visit, '/team', await desk.call(updateTeamMember, { id: visit.id, body }))
  })
  desk.post('/team/:id/coordinator', async (visit) => {
    const body = { recruiter_id: visit.recruiter.id, role: 'coordinator' as const }
    return desk.goOn(visit, '/team', await desk.call(updateTeamMember, { id: visit.id, body }))
  })
  desk.post('/team/:id/transfer', async (visit) => {
    const body = { recruiter_id: visit.recruiter.id }
    return desk.goOn(visit, '/team', await desk.call(transferOwnership, { id: visit.id, body }))
  })
  desk.post('/team/:id/remove', async (visit) => {
    const query = { recruiter_id: visit.recruiter.id }
    return desk.goOn(visit, '/team', await desk.call(removeTeamMember, { id: visit.id, query }))
  })
}
