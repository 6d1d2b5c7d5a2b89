import {
  type CandidateNotes,
  candidateNoteLength,
  maxRating,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { deskForm, type RefusedForm } from './desk-form.ts'
import { type Html, html, timeOf } from './html.ts'

const stars = Array.from({ length: maxRating }, (_, index) => index + 1)

const ratingForm = ({ ratings }: CandidateNotes, url: string): Html => {
  const own = ratings.find(({ is_own: isOwn }) => isOwn)?.rating
  const others = ratings.filter(({ is_own: isOwn }) => !isOwn)
  return html`<form method="post" action="${url}/rating"><label>Your rating<select name="rating"><option value="">None</option>${stars.map(
    (star) => html`<option value="${star}"${star === own && html` selected`}>${star} of ${maxRating}</option>`,
  )}</select></label><button>Rate</button></form>
${others.length > 0 && html`<ul class="rows">${others.map(({ recruiter, rating }) => html`<li><bdi>${recruiter.name}</bdi>: ${rating} of ${maxRating}</li>`)}</ul>`}`
}

const noteForm = (action: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return html`${form.start}${form.clientId}${form.textarea({ name: 'text', label: 'Note', rows: 3, maxLength: candidateNoteLength, attributes: html` required` })}<button>Add</button></form>`
}

/** What the company's recruiters say of an application among themselves. */
export const noteSection = (
  noted: CandidateNotes,
  url: string,
  refused: RefusedForm | undefined,
): Html => html`<section class="card" id="notes"><h2>Notes</h2>
<p class="soft">For your company’s recruiters alone.</p>${ratingForm(noted, url)}
${
  noted.items.length > 0 &&
  html`<ul class="rows">${noted.items.map(
    ({ id, recruiter, text, created_at: at, is_own: isOwn }) =>
      html`<li><span class="soft"><bdi>${recruiter.name}</bdi> ${timeOf(at)}</span><p class="said" dir="auto">${text}</p>${isOwn && html`<form method="post" action="${url}/notes/${id}/delete"><button>Delete</button></form>`}</li>`,
  )}</ul>`
}
${noteForm(`${url}/notes`, refused)}</section>`
