import { listCandidateNotes } from '@jobspan/shared-kit/contracts/employer/candidate-notes'
import { openApplication } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { listRecruiterInterviews } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { listRecruiterOffers } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { getJob } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { applicationPage } from './application-page.ts'
import { loadCandidates, narrowedBy } from './candidates.ts'
import type { Desk, Visit } from './create-desk.ts'
import { offerTerms } from './offer-parts.ts'

/** An application; after a form that was refused, with its words. */
export const showApplication = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id, query } = visit
  const opened = await desk.call(openApplication, { id, body: { recruiter_id: recruiter.id } })
  if (!opened.data) return desk.refuse(visit, opened.code)
  const narrowed = narrowedBy(query)
  const about = { query: { recruiter_id: recruiter.id, application_id: id } }
  const [candidates, interviews, offers, notes, job] = await Promise.all([
    loadCandidates(desk, recruiter.id, opened.data, narrowed),
    desk.call(listRecruiterInterviews, about),
    desk.call(listRecruiterOffers, about),
    desk.call(listCandidateNotes, { id, query: { recruiter_id: recruiter.id } }),
    desk.call(getJob, { id: opened.data.job.id }),
  ])
  const around = {
    candidates,
    narrowed,
    interviews: interviews.data?.items ?? [],
    offers: offers.data?.items ?? [],
    notes: notes.data ?? { items: [], ratings: [] },
    terms: offerTerms(opened.data.job.title, job.data),
  }
  const body = applicationPage(recruiter, opened.data, around, visit.refused)
  return desk.show(visit, { current: 'Jobs', title: opened.data.seeker.name, body })
}
