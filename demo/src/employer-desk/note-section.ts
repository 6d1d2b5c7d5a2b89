import { randomUUID } from 'node:crypto'
import {
  type CandidateNotes,
  candidateNoteLength,
  maxRating,
} from '@jobspan/shared-kit/contracts/employer/candidate-notes'
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

/** What the company's recruiters say of an application among themselves. */
export const noteSection = (
  noted: CandidateNotes,
  url: string,
  typed = '',
): Html => html`<section class="card" id="notes"><h2>Notes</h2>
<p class="soft">For your company’s recruiters alone.</p>${ratingForm(noted, url)}
${
  noted.items.length > 0 &&
  html`<ul class="rows">${noted.items.map(
    ({ id, recruiter, text, created_at: at, is_own: isOwn }) =>
      html`<li><span class="soft"><bdi>${recruiter.name}</bdi> ${timeOf(at)}</span><p class="said" dir="auto">${text}</p>${isOwn && html`<form method="post" action="${url}/notes/${id}/delete"><button>Delete</button></form>`}</li>`,
  )}</ul>`
}
<form method="post" action="${url}/notes"><input type="hidden" name="client_id" value="${randomUUID()}"><label>Note<textarea name="text" dir="auto" rows="3" required maxlength="${candidateNoteLength}">${typed}</textarea></label><button>Add</button></form></section>`
