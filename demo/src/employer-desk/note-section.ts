import {
  type CandidateNotes,
  candidateNoteLength,
  maxRating,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { backField, deskForm, type RefusedForm } from './desk-form.ts'
import { type Html, html, timeOf } from './html.ts'

const stars = Array.from({ length: maxRating }, (_, index) => index + 1)

/** A press on one's own rating takes it back. */
const ratingForm = ({ ratings }: CandidateNotes, url: string, back: string): Html => {
  const own = ratings.find(({ is_own: isOwn }) => isOwn)?.rating
  const others = ratings.filter(({ is_own: isOwn }) => !isOwn)
  return html`<form method="post" action="${url}/rating" class="rating">${backField(back)}<span id="rating">Your rating</span><span class="chips" role="group" aria-labelledby="rating">${stars.map(
    (star) =>
      html`<button name="rating" value="${star === own ? '' : star}" aria-pressed="${star === own ? 'true' : 'false'}" aria-label="${star} of ${maxRating}">${star}</button>`,
  )}</span></form>
${others.length > 0 && html`<ul class="rows">${others.map(({ recruiter, rating }) => html`<li><bdi>${recruiter.name}</bdi>: ${rating} of ${maxRating}</li>`)}</ul>`}`
}

const noteForm = (action: string, back: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return html`${form.start}${form.clientId}${backField(back)}${form.textarea({ name: 'text', label: 'Note', rows: 3, maxLength: candidateNoteLength, attributes: html` required` })}<button>Add</button></form>`
}

/** What the company's recruiters say of an application among themselves. */
export const noteSection = (
  noted: CandidateNotes,
  url: string,
  back: string,
  refused: RefusedForm | undefined,
): Html => html`<section class="card" id="notes"><h2>Notes</h2>
<p class="soft">For your company’s recruiters alone.</p>${ratingForm(noted, url, back)}
${
  noted.items.length > 0 &&
  html`<ul class="rows">${noted.items.map(
    ({ id, recruiter, text, created_at: at, is_own: isOwn }) =>
      html`<li><span class="soft"><bdi>${recruiter.name}</bdi> ${timeOf(at)}</span><p class="said" dir="auto">${text}</p>${isOwn && html`<form method="post" action="${url}/notes/${id}/delete">${backField(back)}<button class="quiet">Delete</button></form>`}</li>`,
  )}</ul>`
}
${noteForm(`${url}/notes`, back, refused)}</section>`
