import {
  listTeam,
  recruiterPermissions,
  removeTeamMember,
  setAutoReply,
  transferOwnership,
  updateTeamMember,
  verifyTeamMember,
} from '@jobspan/shared-kit/contracts/employer/company-team'
import { listRecruiterChats } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import type { Desk } from './create-desk.ts'
import { deskUrl, pageLinks } from './desk-page.ts'
import { chatRows } from './employer-chat-rows.ts'
import { html } from './html.ts'
import { teamPage } from './team-page.ts'

/** Chats of a recruiter, and the people of their company. */
export const registerTeamPages = (desk: Desk): void => {
  desk.get('/chats', async (visit) => {
    const { recruiter, page } = visit
    const listed = await desk.call(listRecruiterChats, { query: { recruiter_id: recruiter.id, page } })
    if (!listed.data) return desk.refuse(visit, listed.code)
    const rows = { markup: chatRows(listed.data.items, (id) => `/dev/employer/chats/${id}?recruiter=${recruiter.id}`) }
    const links = pageLinks(listed.data, (next) => deskUrl(recruiter.id, `/chats?page=${next}`))
    return desk.show(visit, {
      current: 'Chats',
      title: 'Chats',
      body: html`<section class="card">${rows}</section>${links}`,
    })
  })

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
