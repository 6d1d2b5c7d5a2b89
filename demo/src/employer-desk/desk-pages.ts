import { applicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import type {
  listRecruiterApplications,
  listRecruiterJobs,
  RecruiterApplication,
  RecruiterJob,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type {
  FoundSeeker,
  SeekerProfile,
  searchSeekers,
} from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { z } from 'zod/mini'
import { countryName } from '../../../api/src/config/locations.ts'
import { firstMessageForm } from './application-page.ts'
import { listedStates, ratingPill, stateNames, statePill, wantedList } from './application-parts.ts'
import type { Narrowed } from './candidates.ts'
import { backField, type RefusedForm } from './desk-form.ts'
import { type DeskRecruiter, deskUrl, pageLinks, toQuery } from './desk-page.ts'
import type { ListedRecruiter } from './desk-recruiters.ts'
import { type Html, html, timeOf } from './html.ts'
import { payRow } from './pay-row.ts'
import {
  educationList,
  experienceList,
  factList,
  identityPill,
  moreOfProfile,
  picture,
  pinnedPill,
} from './profile-parts.ts'
import { sideList } from './side-list.ts'

type Listed<Item> = { items: Item[]; total: number; page: number; size: number }
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** As whom to be at the desk. */
export const recruiterChoice = (listed: Listed<ListedRecruiter>, query: string): Html => {
  const rows = listed.items.map(
    (person) => html`<li><div class="row"><a href="${deskUrl(person.id)}"><bdi>${person.name}</bdi></a>
<span class="chips">${person.applications > 0 && html`<span class="pill new">${plural(person.applications, 'application', 'applications')}</span>`}<span class="pill">${plural(person.open_jobs, 'open job', 'open jobs')}</span></span></div>
<span class="soft"><bdi>${person.title ? `${person.title}, ` : ''}${person.company}</bdi></span></li>`,
  )
  return html`<p>Be a recruiter, and see what employers see. Whatever you do here reaches the members as if an employer’s own system did it.</p>
<form class="search" method="get" action="/dev/employer"><label>Name or company<input name="query" dir="auto" value="${query}" maxlength="100"></label><button>Find</button></form>
<section class="card">${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="soft">Nobody with this name.</p>`}</section>
${pageLinks(listed, (page) => `/dev/employer${toQuery({ query, page })}`)}
<p><a href="/dev/employer/chats">Chats of all recruiters</a></p><p><a href="/">Back to the jobs</a></p>`
}

/** Withdrawn applications are counted here, though nobody can open them any more. */
const countPills = (counts: RecruiterJob['counts']): Html => {
  const some = applicationState.options.filter((state) => counts[state] > 0)
  return some.length > 0
    ? html`<span class="chips">${some.map((state) => statePill(state, counts[state]))}</span>`
    : html`<span class="soft">No applications yet.</span>`
}

export const jobList = (
  recruiter: DeskRecruiter,
  listed: z.output<(typeof listRecruiterJobs)['data']>,
  scope: 'own' | 'company',
  hasScopes: boolean,
): Html => {
  // Those with applications that nobody has opened come first.
  const rows = listed.items
    .toSorted((one, other) => Number(other.counts.pending > 0) - Number(one.counts.pending > 0))
    .map(
      (
        job,
      ) => html`<li><div class="row"><h2><a href="${deskUrl(recruiter.id, `/jobs/${job.id}`)}"><bdi>${job.title}</bdi></a></h2>
<span class="chips">${job.status !== 'open' && html`<span class="pill">${job.status === 'closed' ? 'Closed' : 'On hold'}</span>`}${job.posted_at !== null && html`<span class="soft">${timeOf(job.posted_at)}</span>`}</span></div>
${payRow(recruiter, job, scope)}${countPills(job.counts)}</li>`,
    )
  const tab = (value: 'own' | 'company', name: string) =>
    html`<a href="${deskUrl(recruiter.id, toQuery({ scope: value }))}"${value === scope && html` aria-current="page"`}>${name}</a>`
  return html`${hasScopes && html`<nav class="tabs" aria-label="Whose jobs">${tab('own', 'My jobs')}${tab('company', 'All of the company')}</nav>`}
<section class="card">${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : html`<p class="soft">No job names this recruiter.</p>`}</section>
${pageLinks(listed, (page) => deskUrl(recruiter.id, toQuery({ scope, page })))}`
}

/** Why some of a list stand before others, where any do. */
const whyFirst = (items: readonly { order_reasons?: readonly string[] | undefined }[]): string => {
  const has = (reason: string) => items.some(({ order_reasons: reasons = [] }) => reasons.includes(reason))
  const first = [has('pinned') && 'pinned resumes', has('identity_verified') && 'verified identities'].filter(Boolean)
  return first.length > 0 ? `, ${first.join(' and ')} first` : ''
}

export const applicationList = (
  recruiter: DeskRecruiter,
  jobId: number,
  listed: z.output<(typeof listRecruiterApplications)['data']>,
  narrowed: Narrowed,
): Html => {
  const { state, query, sort } = narrowed
  const url = (asked: Partial<Narrowed> & { page?: number }) =>
    deskUrl(recruiter.id, `/jobs/${jobId}${toQuery({ ...narrowed, ...asked })}`)
  const tab = (value: Narrowed['state'], name: string) =>
    html`<a href="${url({ state: value })}"${value === state && html` aria-current="page"`}>${name}</a>`
  const row = (application: RecruiterApplication) =>
    html`<li><div class="row"><h2><a href="${deskUrl(recruiter.id, `/applications/${application.id}${toQuery(narrowed)}`)}"><bdi>${application.seeker.name}</bdi></a></h2>
<span class="chips">${identityPill(application.identity)}${application.has_resume && html`<span class="pill">Resume</span>`}${application.has_video === true && html`<span class="pill">Video</span>`}${ratingPill(application.rating)}${statePill(application.state)}</span></div>
<span class="soft">${timeOf(application.applied_at)}</span>${application.first_message !== null && html`<span class="quote" dir="auto">${application.first_message}</span>`}</li>`
  return html`<p class="crumb"><a href="${deskUrl(recruiter.id)}">All jobs</a></p>
<nav class="tabs" aria-label="State">${tab(undefined, 'All')}${listedStates.map((value) => tab(value, stateNames[value]))}</nav>
<form class="search" method="get">${state !== undefined && html`<input type="hidden" name="state" value="${state}">`}<label>Name, message or job title<input name="query" dir="auto" value="${query}" maxlength="100"></label>
<label>Order<select name="sort"><option value="">Newest first</option><option value="rating"${sort === 'rating' && html` selected`}>Best rated first</option></select></label><button>Find</button></form>
<p class="soft">${plural(listed.total, 'application', 'applications')}${whyFirst(listed.items)}</p>
<section class="card">${listed.items.length > 0 ? html`<ul class="rows">${listed.items.map(row)}</ul>` : html`<p class="soft">${state === undefined && !query ? 'No applications. Those that were withdrawn are not listed.' : 'None like this.'}</p>`}</section>
${pageLinks(listed, (page) => url({ page }))}`
}

const countryOptions = (chosen: string | undefined): Html[] =>
  countries.map(
    ({ key }) => html`<option value="${key}"${key === chosen && html` selected`}>${countryName(key, 'en-us')}</option>`,
  )

/** What people were searched by, and which page of them. */
type Searched = { query?: string | undefined; country?: string | undefined; page?: number | undefined }

const seekerRow = (recruiter: DeskRecruiter, seeker: FoundSeeker, searched: Searched): Html =>
  html`<li><div class="row"><h2><a href="${deskUrl(recruiter.id, `/seekers/${seeker.id}${toQuery(searched)}`)}"><bdi>${seeker.name}</bdi></a></h2><span class="chips">${pinnedPill(seeker)}${identityPill(seeker.identity)}${seeker.is_open_to_work && html`<span class="pill good">Open to work</span>`}${seeker.is_interested && html`<span class="pill good">You showed interest</span>`}</span></div>
${seeker.headline !== null && html`<span dir="auto">${seeker.headline}</span>`}${wantedList(seeker.wanted)}</li>`

export const seekerList = (
  recruiter: DeskRecruiter,
  listed: z.output<(typeof searchSeekers)['data']>,
  searched: Searched,
): Html => html`<form class="search" method="get"><label>Job title<input name="query" dir="auto" value="${searched.query}" maxlength="100"></label>
<label>Country<select name="country"><option value="">Any</option>${countryOptions(searched.country)}</select></label><button>Find</button></form>
<p class="soft">${plural(listed.total, 'person', 'people')}${whyFirst(listed.items)}. Names show once somebody applied, or you showed interest.</p>
<section class="card">${listed.items.length > 0 ? html`<ul class="rows">${listed.items.map((seeker) => seekerRow(recruiter, seeker, searched))}</ul>` : html`<p class="soft">Nobody found.</p>`}</section>
${pageLinks(listed, (page) => deskUrl(recruiter.id, `/seekers${toQuery({ ...searched, page })}`))}`

export const seekerPage = (
  recruiter: DeskRecruiter,
  seeker: SeekerProfile,
  { jobs, found, searched }: { jobs: readonly RecruiterJob[]; found: readonly FoundSeeker[]; searched: Searched },
  refused: RefusedForm | undefined,
): Html => {
  const back = `/seekers/${seeker.id}${toQuery(searched)}`
  const others = found.map(({ id, name, is_interested: isInterested }) => ({
    url: deskUrl(recruiter.id, `/seekers/${id}${toQuery(searched)}`),
    name,
    pills: html`${isInterested && html`<span class="pill good">Interested</span>`}`,
    isCurrent: id === seeker.id,
  }))
  const options = jobs
    .filter(({ status }) => status === 'open')
    .map((job) => html`<option value="${job.id}">${job.title}</option>`)
  return html`<p class="crumb"><a href="${deskUrl(recruiter.id, `/seekers${toQuery(searched)}`)}">Find people</a></p>
<div class="columns">${sideList('People found', others)}<div>
<section class="card"><h2>About</h2>${picture(seeker)}${(seeker.order_reasons ?? []).length > 0 && html`<p class="chips">${pinnedPill(seeker)}${identityPill(seeker.identity)}</p>`}${seeker.headline !== null && html`<p dir="auto">${seeker.headline}</p>`}${factList(seeker, null)}</section>
<section class="card"><h2>Looks for</h2>${wantedList(seeker.wanted)}</section>
<section class="card"><h2>Work</h2>${experienceList(seeker.work_experiences)}</section>
<section class="card"><h2>Education</h2>${educationList(seeker.educations)}</section>
${moreOfProfile(seeker)}
</div><aside><section class="card"><h2>Interested in you</h2>
${seeker.is_interested ? html`<p class="done" role="status">They know that you are interested.</p>` : html`<p class="soft">Tells them that you are interested, and shows you their name.</p>`}
<form method="post" action="${deskUrl(recruiter.id, `/seekers/${seeker.id}/interest`)}">${backField(back)}<label>For<select name="job_id"><option value="">no job in particular</option>${options}</select></label>
<button class="first">${seeker.is_interested ? 'Change the job' : 'Interested in you'}</button></form></section>
<section class="card"><h2>Write first</h2><p class="soft">To applicants, and to those who are open to work.</p>${firstMessageForm(deskUrl(recruiter.id, `/seekers/${seeker.id}/message`), back, seeker.name, refused)}</section></aside></div>`
}
