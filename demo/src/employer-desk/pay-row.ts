import type { RecruiterJob } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import type { PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { type DeskRecruiter, deskUrl } from './desk-page.ts'
import { type Html, html } from './html.ts'

const periods: Record<PayPeriod, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

const payText = ({ pay }: RecruiterJob): string => {
  if (pay === null) return 'No pay in the posting'
  const { min, max, currency, period } = pay
  const money = (amount: number) => amount.toLocaleString('en-US')
  const range = min === max ? [min] : [min, max]
  const amount = range.flatMap((bound) => (bound === null ? [] : [money(bound)])).join(' to ')
  const from = max === null ? 'from ' : ''
  const upTo = min === null ? 'up to ' : ''
  return `${from}${upTo}${currency} ${amount} ${periods[period]}`
}

/** The pay of a job as its company knows it, whether seekers see it, and the button that changes that for whom may. */
export const payRow = (recruiter: DeskRecruiter, job: RecruiterJob, scope: string): Html => {
  const shown = html`<span class="chips"><span class="soft">${payText(job)}</span>${job.is_salary_masked && html`<span class="pill">Masked: seekers read “not disclosed”</span>`}</span>`
  if (!recruiter.canMaskSalary || (job.pay === null && !job.is_salary_masked))
    return html`<div class="row">${shown}</div>`
  const name = job.is_salary_masked ? 'Show the pay' : 'Mask the pay'
  return html`<div class="row">${shown}<form method="post" action="${deskUrl(recruiter.id, `/jobs/${job.id}/mask-salary`)}">
<input type="hidden" name="scope" value="${scope}">${!job.is_salary_masked && html`<input type="hidden" name="is_masked" value="1">`}
<button aria-label="${name}: ${job.title}">${name}</button></form></div>`
}
