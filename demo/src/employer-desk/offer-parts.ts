import { offerLimits } from '@jobspan/shared-kit/contracts/interviews/offers'
import type { RecruiterOffer } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { payPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import { backField, type DeskForm, deskForm, folded, type RefusedForm } from './desk-form.ts'
import { type Html, html, timeOf } from './html.ts'

export const offerStateNames: Record<RecruiterOffer['state'], string> = {
  sent: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
  expired: 'Expired',
}

const declineNames: Record<NonNullable<RecruiterOffer['decline_reason']>, string> = {
  other_offer: 'They took another offer',
  pay: 'The pay',
  start: 'The start date',
  place: 'The place',
  role: 'The role',
  personal: 'Personal reasons',
  other: 'Another reason',
}

const withdrawForm = (action: string, back: string): Html =>
  html`<details><summary>Take back …</summary><form method="post" action="${action}">${backField(back)}<label>Words to the seeker<textarea name="message" dir="auto" rows="2" maxlength="${offerLimits.reasonLength}"></textarea></label><button>Take the offer back</button></form></details>`

/** One that was taken stays with the form, whatever else was refused. */
const fileField = (form: DeskForm): Html => {
  const id = form.written({ name: 'file_id' })
  return html`${id !== '' && html`<p class="soft">With <bdi>${form.written({ name: 'file_name' })}</bdi><input type="hidden" name="file_id" value="${id}"><input type="hidden" name="file_name" value="${form.written({ name: 'file_name' })}"></p>`}
${form.file({ name: 'file', label: `PDF, at most ${offerLimits.fileMegabytes} MB`, attributes: html` accept="application/pdf"` })}`
}

/** What the form of an offer begins with: what the posting says, else what is usual in its country. */
export const offerTerms = (title: string, job: Pick<JobDetail, 'pay' | 'places'> | null | undefined) => ({
  title,
  currency: job?.pay?.currency ?? findCountry(job?.places[0]?.country ?? '')?.currency ?? 'USD',
  period: job?.pay?.period ?? 'MONTH',
})
export type OfferTerms = ReturnType<typeof offerTerms>

/** Sends an offer, of which nothing can be changed later. */
export const offerForm = (
  action: string,
  back: string,
  { title, currency, period }: OfferTerms,
  refused: RefusedForm | undefined,
): Html => {
  const form = deskForm(action, refused)
  const periods = payPeriod.options.map((period) => [period, period.toLowerCase()] as const)
  const amount = html` type="number" min="0" step="0.01"`
  return folded(
    'Send an offer …',
    form,
    html`${form.startWithFile}${form.clientId}${backField(back)}
${form.input({ name: 'title', label: 'Title', initial: title, attributes: html` dir="auto" required maxlength="${offerLimits.titleLength}"` })}
${form.input({ name: 'min', label: 'Pay from', attributes: html`${amount} required` })}
${form.input({ name: 'max', label: 'to', attributes: amount })}
${form.input({ name: 'currency', label: 'Currency', initial: currency, attributes: html` pattern="[A-Z]{3}" required` })}
${form.select({ name: 'period', label: 'for each', initial: period, options: periods })}
${form.input({ name: 'starts_on', label: 'Starts on', attributes: html` type="date" required` })}
${form.input({ name: 'place', label: 'Place', attributes: html` dir="auto" maxlength="${offerLimits.placeLength}"` })}
${form.textarea({ name: 'text', label: 'Text', rows: 4, maxLength: offerLimits.textLength })}
${fileField(form)}
${form.input({ name: 'days', label: 'Days to answer', initial: 7, attributes: html` type="number" min="1" max="90" required` })}
<button class="first">Send the offer</button></form>`,
  )
}

export const offerList = (offers: readonly RecruiterOffer[], urlOf: (id: number) => string, back: string): Html => {
  if (offers.length === 0) return html`<p class="soft">No offer yet.</p>`
  const items = offers.map(
    ({ id, title, pay, state, starts_on: startsOn, expires_at: expiresAt, message, file, ...offer }) => {
      const amount = [pay.min, pay.max].filter((bound) => bound !== null).join(' to ')
      return html`<li><span class="chips"><span class="pill${state === 'accepted' && ' good'}">${offerStateNames[state]}</span></span><strong dir="auto">${title}</strong>
<span>${pay.currency} ${amount} a ${pay.period.toLowerCase()}, from ${startsOn}</span>${file && html`<span class="soft"><bdi>${file.filename}</bdi></span>`}<span class="soft">${offer.answered_at === null ? html`Answer until ${timeOf(expiresAt)}` : html`${offerStateNames[state]} ${timeOf(offer.answered_at)}`}</span>${offer.decline_reason !== null && html`<span class="soft">${declineNames[offer.decline_reason]}</span>`}${message !== null && html`<span class="said" dir="auto">${message}</span>`}
${state === 'sent' && withdrawForm(`${urlOf(id)}/withdraw`, back)}</li>`
    },
  )
  return html`<ul class="rows">${items}</ul>`
}
