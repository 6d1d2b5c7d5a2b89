import { randomUUID } from 'node:crypto'
import { offerLimits } from '@jobspan/shared-kit/contracts/interviews/offers'
import type { RecruiterOffer } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { payPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { type Html, html, timeOf } from './html.ts'

const stateNames: Record<RecruiterOffer['state'], string> = {
  sent: 'Waits for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
  expired: 'Expired',
}

/** Sends an offer, of which nothing can be changed later. */
export const offerForm = (
  action: string,
  back: string,
  title: string,
): Html => html`<details><summary>Send an offer …</summary>
<form method="post" action="${action}"><input type="hidden" name="client_id" value="${randomUUID()}"><input type="hidden" name="back" value="${back}">
<label>Title<input name="title" dir="auto" value="${title}" required maxlength="${offerLimits.titleLength}"></label>
<label>Pay from<input name="min" type="number" min="0" step="0.01" required></label>
<label>to<input name="max" type="number" min="0" step="0.01"></label>
<label>Currency<input name="currency" value="USD" pattern="[A-Z]{3}" required></label>
<label>for each<select name="period">${payPeriod.options.map((period) => html`<option value="${period}"${period === 'MONTH' && html` selected`}>${period.toLowerCase()}</option>`)}</select></label>
<label>Starts on<input name="starts_on" type="date" required></label>
<label>Place<input name="place" dir="auto" maxlength="${offerLimits.placeLength}"></label>
<label>Text<textarea name="text" dir="auto" rows="4" maxlength="${offerLimits.textLength}"></textarea></label>
<label>Days to answer<input name="days" type="number" value="7" min="1" max="90" required></label>
<button class="first">Send the offer</button></form></details>`

export const offerList = (offers: readonly RecruiterOffer[], urlOf: (id: number) => string, back: string): Html => {
  if (offers.length === 0) return html`<p class="soft">No offer yet.</p>`
  const items = offers.map(({ id, title, pay, state, starts_on: startsOn, expires_at: expiresAt, message }) => {
    const amount = [pay.min, pay.max].filter((bound) => bound !== null).join(' to ')
    return html`<li><span class="chips"><span class="pill good">${stateNames[state]}</span></span><strong dir="auto">${title}</strong>
<span>${pay.currency} ${amount} a ${pay.period.toLowerCase()}, from ${startsOn}</span><span class="soft">Answer until ${timeOf(expiresAt)}</span>${message !== null && html`<span class="said" dir="auto">${message}</span>`}
${state === 'sent' && html`<form method="post" action="${urlOf(id)}/withdraw"><input type="hidden" name="back" value="${back}"><button>Take back</button></form>`}</li>`
  })
  return html`<ul class="rows">${items}</ul>`
}
