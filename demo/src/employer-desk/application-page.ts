import { maxMessageLength } from '@jobspan/shared-kit/contracts/chats/chats'
import type { CandidateNotes } from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import type {
  RecruiterApplication,
  RecruiterApplicationDetail,
} from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { RecruiterInterview } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import type { RecruiterOffer } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { decisionForms, ratingPill, statePill, timelineOf, wantedList } from './application-parts.ts'
import type { Narrowed } from './candidates.ts'
import { backField, deskForm, type RefusedForm } from './desk-form.ts'
import { type DeskRecruiter, deskUrl, toQuery } from './desk-page.ts'
import { type Html, html } from './html.ts'
import { interviewForm, interviewList } from './interview-parts.ts'
import { noteSection } from './note-section.ts'
import { type OfferTerms, offerForm, offerList } from './offer-parts.ts'
import { educationList, experienceList, factList, identityPill, moreOfProfile, picture } from './profile-parts.ts'
import { sideList } from './side-list.ts'

type Around = {
  candidates: readonly RecruiterApplication[]
  narrowed: Narrowed
  interviews: readonly RecruiterInterview[]
  offers: readonly RecruiterOffer[]
  notes: CandidateNotes
  terms: OfferTerms
}

/** Those who applied to the job, as its list was narrowed. */
const candidateList = (
  recruiter: DeskRecruiter,
  current: number,
  candidates: Around['candidates'],
  narrowed: Narrowed,
): Html =>
  sideList(
    'Candidates',
    candidates.map(({ id, seeker, state, rating }) => ({
      url: deskUrl(recruiter.id, `/applications/${id}${toQuery(narrowed)}`),
      name: seeker.name,
      pills: html`<span class="chips">${ratingPill(rating)}${statePill(state)}</span>`,
      isCurrent: id === current,
    })),
    narrowed.state !== undefined,
  )

const resumeSection = ({ resume }: RecruiterApplicationDetail, url: string): Html => {
  if (!resume) return html`<section class="card"><h2>Resume</h2><p class="soft">No resume was sent.</p></section>`
  return html`<section class="card"><h2>Resume</h2><p class="chips"><a href="${url}/resume"><bdi>${resume.filename}.${resume.kind}</bdi></a> <span class="soft">${Math.ceil(resume.size / 1024)} KB</span>${resume.kind === 'pdf' && html`<a href="${url}/resume?inline=1" target="_blank">Open or print</a>`}</p>
${resume.kind === 'pdf' && html`<iframe class="pdf" title="Resume" src="${url}/resume?inline=1#navpanes=0&view=FitH" loading="lazy"></iframe>`}</section>`
}

const profileSections = ({ profile }: RecruiterApplicationDetail): Html =>
  profile
    ? html`<section class="card"><h2>About</h2>${picture(profile)}${factList(profile.facts, profile)}</section><section class="card"><h2>Looks for</h2>${wantedList(profile.preferences)}</section><section class="card"><h2>Work</h2>${experienceList(profile.work_experiences)}</section><section class="card"><h2>Education</h2>${educationList(profile.educations)}</section>${moreOfProfile(profile)}`
    : html`<section class="card"><p class="soft">No profile was sent.</p></section>`

export const firstMessageForm = (
  action: string,
  back: string,
  name: string,
  refused: RefusedForm | undefined,
): Html => {
  const form = deskForm(action, refused)
  const label = html`<span>Write to <bdi>${name}</bdi></span>`
  return html`${form.start}${form.clientId}${backField(back)}${form.textarea({ name: 'text', label, rows: 3, maxLength: maxMessageLength, attributes: html` required` })}<button>Send</button></form>`
}

const chatSection = (
  recruiter: DeskRecruiter,
  { chat_id: chatId, seeker }: RecruiterApplicationDetail,
  url: string,
  back: string,
  refused: RefusedForm | undefined,
): Html =>
  chatId === null
    ? firstMessageForm(`${url}/message`, back, seeker.name, refused)
    : html`<p><a href="${deskUrl(recruiter.id, `/chats/${chatId}`)}">Chat with <bdi>${seeker.name}</bdi></a></p>`

/** An application: other candidates, what was sent, and what can be done. */
export const applicationPage = (
  recruiter: DeskRecruiter,
  application: RecruiterApplicationDetail,
  { candidates, narrowed, interviews, offers, notes, terms }: Around,
  refused: RefusedForm | undefined,
): Html => {
  const { video, answers, first_message: message, job } = application
  const url = deskUrl(recruiter.id, `/applications/${application.id}`)
  const back = `/applications/${application.id}${toQuery(narrowed)}`
  const own = (path: string) => (id: number) => deskUrl(recruiter.id, `/${path}/${id}`)
  return html`<p class="crumb"><a href="${deskUrl(recruiter.id, `/jobs/${job.id}${toQuery(narrowed)}`)}">Applications to <bdi>${job.title}</bdi></a></p>
<p class="jump chips">${identityPill(application.identity)}${statePill(application.state)}<a href="#decide">Decide</a><a href="#notes">Notes</a><a href="#chat">Chat</a><a href="#interviews">Interviews</a><a href="#offers">Offers</a></p>
<div class="columns">${candidateList(recruiter, application.id, candidates, narrowed)}<div>
<section class="card"><h2>Message</h2>${message === null ? html`<p class="soft">No message.</p>` : html`<p class="said" dir="auto">${message}</p>`}</section>
${resumeSection(application, url)}
${answers.length > 0 && html`<section class="card"><h2>Answers</h2><dl>${answers.map(({ question, answer }) => html`<div><dt dir="auto">${question}</dt><dd class="said" dir="auto">${answer}</dd></div>`)}</dl></section>`}
${profileSections(application)}
</div><aside>
<section class="card" id="decide"><h2>State</h2><p>${statePill(application.state)}</p>${decisionForms(application, `${url}/state`, back, refused)}</section>
${noteSection(notes, url, back, refused)}
<section class="card" id="chat"><h2>Chat</h2>${chatSection(recruiter, application, url, back, refused)}</section>
<section class="card" id="interviews"><h2>Interviews</h2>${interviewList(interviews, own('interviews'), back, refused)}${interviewForm(`${url}/interviews`, back, refused)}</section>
<section class="card" id="offers"><h2>Offers</h2>${offerList(offers, own('offers'), back)}${offerForm(`${url}/offers`, back, terms, refused)}</section>
${video && html`<section class="card"><h2>Video</h2><video controls preload="metadata" src="${url}/video"${video.has_cover && html` poster="${url}/video-cover"`} aria-label="Video resume"></video></section>`}
<section class="card"><h2>Timeline</h2>${timelineOf(application)}</section>
</aside></div>`
}
