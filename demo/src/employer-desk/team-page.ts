import {
  type CompanyRole,
  type RecruiterPermission,
  recruiterPermissions,
  type TeamMember,
} from '@jobspan/shared-kit/contracts/employer/company-team'
import { type DeskRecruiter, deskUrl } from './desk-page.ts'
import { type Html, html } from './html.ts'

const roleNames: Record<CompanyRole, string> = { admin: 'Admin', coordinator: 'Coordinator', recruiter: 'Recruiter' }
const permissionNames: Record<RecruiterPermission, string> = {
  mask_salary: 'Mask pay',
  auto_reply: 'Automatic reply',
}

/** The people of a company, with what whoever is at the desk may do to each. */
export const teamPage = (recruiter: DeskRecruiter, team: TeamMember[]): Html => {
  const self = team.find(({ id }) => id === recruiter.id)
  const rows = team.map(
    (
      member,
    ) => html`<li><div class="row"><h2><bdi>${member.name}</bdi></h2><span class="chips"><span class="pill${member.role === 'admin' && ' good'}">${member.is_verified ? roleNames[member.role] : 'Waits to be taken in'}</span></span></div>
${member.title && html`<span class="soft" dir="auto">${member.title}</span>`}${self?.role === 'admin' && forAdmin(recruiter, member)}</li>`,
  )
  return html`<div class="columns"><section class="card"><ul class="rows">${rows}</ul></section><aside>${self && autoReplyForm(recruiter, self)}</aside></div>`
}

const action = (recruiter: DeskRecruiter, member: TeamMember, name: string) =>
  deskUrl(recruiter.id, `/team/${member.id}/${name}`)

/** What the admin may do; to themself nothing. */
const forAdmin = (recruiter: DeskRecruiter, member: TeamMember): Html => {
  if (member.role === 'admin') return html``
  if (!member.is_verified) {
    return html`<form method="post" action="${action(recruiter, member, 'verify')}"><button class="first">Take in</button></form>`
  }
  if (member.role === 'coordinator') return html``
  const boxes = recruiterPermissions.map(
    (permission) =>
      html`<label class="check"><input type="checkbox" name="${permission}" value="1"${member.permissions.includes(permission) && html` checked`}>${permissionNames[permission]}</label>`,
  )
  return html`<details><summary>Change</summary><div class="actions">
<form method="post" action="${action(recruiter, member, 'permissions')}"><div>${boxes}</div><button>Save permissions</button></form>
<form method="post" action="${action(recruiter, member, 'coordinator')}"><button>Make coordinator</button></form>
<form method="post" action="${action(recruiter, member, 'transfer')}"><button>Make admin in my place</button></form>
<form method="post" action="${action(recruiter, member, 'remove')}"><button>Remove from the company</button></form></div></details>`
}

const autoReplyForm = (recruiter: DeskRecruiter, { auto_reply: text, role, permissions }: TeamMember): Html => {
  if (role === 'recruiter' && !permissions.includes('auto_reply')) {
    return html`<section class="card"><h2>Automatic reply</h2><p class="soft">The admin of the company gives the permission for it.</p></section>`
  }
  return html`<section class="card"><h2>Automatic reply</h2><form method="post" action="${deskUrl(recruiter.id, '/team/auto-reply')}">
<label>Answers a chat that begins with you<textarea name="text" dir="auto" rows="4" maxlength="1000">${text}</textarea></label>
<button class="first">Save</button></form></section>`
}
