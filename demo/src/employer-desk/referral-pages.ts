import {
  downloadReferralResume,
  listRecruiterReferrals,
  openReferral,
  type RecruiterReferral,
  setReferralState,
} from '@jobspan/shared-kit/contracts/employer/recruiter-referrals'
import type { Desk } from './create-desk.ts'
import { type DeskRecruiter, deskUrl, pageLinks, toQuery } from './desk-page.ts'
import { type Html, html, timeOf } from './html.ts'
import { sendFile } from './send-file.ts'

const stateNames: Record<RecruiterReferral['state'], string> = {
  sent: 'New',
  viewed: 'Viewed',
  contacted: 'Contacted',
  closed: 'Closed',
}

const statePill = ({ state }: RecruiterReferral): Html =>
  html`<span class="pill${state === 'sent' && ' new'}">${stateNames[state]}</span>`

const row = (recruiter: DeskRecruiter, referral: RecruiterReferral): Html =>
  html`<li><div class="row"><h2><a href="${deskUrl(recruiter.id, `/referrals/${referral.id}`)}"><bdi>${referral.seeker.name}</bdi></a></h2><span class="chips">${statePill(referral)}</span></div>
${referral.seeker.headline !== null && html`<span dir="auto">${referral.seeker.headline}</span>`}<span class="soft">${timeOf(referral.sent_at)}</span></li>`

const action = (recruiter: DeskRecruiter, { id }: RecruiterReferral, state: string, label: string): Html =>
  html`<form method="post" action="${deskUrl(recruiter.id, `/referrals/${id}/state`)}"><input type="hidden" name="state" value="${state}"><button>${label}</button></form>`

const referralPage = (recruiter: DeskRecruiter, referral: RecruiterReferral): Html => {
  const { id, resume, seeker, state } = referral
  return html`<p class="crumb"><a href="${deskUrl(recruiter.id, '/referrals')}">Referrals</a></p>
<section class="card"><p class="chips">${statePill(referral)}</p>${seeker.headline !== null && html`<p dir="auto">${seeker.headline}</p>`}
<p>Sent ${timeOf(referral.sent_at)}. The seeker chose your company for it, and reads what becomes of it.</p>
<p><a href="${deskUrl(recruiter.id, `/referrals/${id}/resume`)}"><bdi>${resume.filename}.${resume.kind}</bdi></a></p>
<p><a href="${deskUrl(recruiter.id, `/seekers/${seeker.id}`)}">Profile</a></p>
${state !== 'closed' && html`<p class="chips">${state !== 'contacted' && action(recruiter, referral, 'contacted', 'I contacted them')}${action(recruiter, referral, 'closed', 'Close')}</p>`}</section>`
}

/** Resumes that members brought before the company as a reward. */
export const registerReferralPages = (desk: Desk): void => {
  desk.get('/referrals', async (visit) => {
    const { recruiter, page } = visit
    const listed = await desk.call(listRecruiterReferrals, { query: { recruiter_id: recruiter.id, page } })
    if (!listed.data) return desk.refuse(visit, listed.code)
    const rows = listed.data.items.map((referral) => row(recruiter, referral))
    const body = html`<p class="soft">Seekers who earned a referral chose your company, and sent you their resume.</p>
<section class="card">${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="soft">Nobody yet.</p>`}</section>
${pageLinks(listed.data, (to) => deskUrl(recruiter.id, `/referrals${toQuery({ page: to })}`))}`
    return desk.show(visit, { current: 'Referrals', title: 'Referrals', body })
  })

  desk.get('/referrals/:id', async (visit) => {
    const { recruiter, id } = visit
    const opened = await desk.call(openReferral, { id, body: { recruiter_id: recruiter.id } })
    if (!opened.data) return desk.refuse(visit, opened.code)
    const body = referralPage(recruiter, opened.data)
    return desk.show(visit, { current: 'Referrals', title: opened.data.seeker.name, body })
  })

  desk.get('/referrals/:id/resume', (visit) => sendFile(desk, visit, downloadReferralResume))

  desk.post('/referrals/:id/state', async (visit) => {
    const { recruiter, id, body } = visit
    const state = body.state === 'contacted' ? 'contacted' : 'closed'
    const result = await desk.call(setReferralState, { id, body: { recruiter_id: recruiter.id, state } })
    return desk.goOn(visit, `/referrals/${id}`, result)
  })
}
