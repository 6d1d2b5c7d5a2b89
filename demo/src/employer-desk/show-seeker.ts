import { listRecruiterJobs } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import { openSeeker, searchSeekers } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { type Desk, pageAsked, type Visit } from './create-desk.ts'
import { seekerPage } from './desk-pages.ts'

/** What people are searched by, and which page of them; kept in the addresses of those who are found. */
export const searchedBy = (query: Visit['query']) => ({
  query: query.query || undefined,
  country: countryKey.safeParse(query.country).data,
  page: query.page === undefined ? undefined : pageAsked(query),
})

/** A member's profile, and who else was found; after a form that was refused, with its words. */
export const showSeeker = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id, refused } = visit
  const opened = await desk.call(openSeeker, { id, body: { recruiter_id: recruiter.id } })
  if (!opened.data) return desk.refuse(visit, opened.code)
  const searched = searchedBy(visit.query)
  const scope = recruiter.role === 'recruiter' ? 'own' : 'company'
  const [jobs, found] = await Promise.all([
    desk.call(listRecruiterJobs, { query: { recruiter_id: recruiter.id, scope, size: 60 } }),
    desk.call(searchSeekers, { query: { recruiter_id: recruiter.id, ...searched } }),
  ])
  const around = { jobs: jobs.data?.items ?? [], found: found.data?.items ?? [], searched }
  const body = seekerPage(recruiter, opened.data, around, refused)
  return desk.show(visit, { current: 'Find people', title: opened.data.name, body })
}
