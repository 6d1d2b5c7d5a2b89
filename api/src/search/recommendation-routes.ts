import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { type JobSummary, recommendedJobs, similarJobs } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { FastifyInstance } from 'fastify'
import { listBlockedCompanyIds } from '../companies/blocked-companies/exclude-blocked.ts'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import { loadOccupations } from '../occupations/load-occupations.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { resolveSearchCountry } from '../platform/http/search-country.ts'
import { preferencesOf } from '../profile/job-preferences/job-preference-repository.ts'
import type { JobSearch } from './job-search.ts'
import { toPreferenceCriteria } from './preference-fit.ts'
import { findDefaultRecommendations, findRecommended } from './related-jobs.ts'

/** For members who block companies more jobs are asked for, so that the list is as long as any other once theirs are left out. */
const withBlockedMargin = (size: number, blocked: ReadonlySet<number>): number => size + (blocked.size === 0 ? 0 : 30)

/** `size` of these jobs, those of blocked companies left out. */
const excludeBlockedJobs = (items: JobSummary[], blocked: ReadonlySet<number>, size: number): JobSummary[] =>
  items.filter(({ company }) => company === null || !blocked.has(company.id)).slice(0, size)

/** Jobs like another one, and jobs for this visitor. */
export const registerRecommendationRoutes = (app: FastifyInstance, jobSearch: JobSearch): void => {
  registerEndpoint(app, similarJobs, 'public', async ({ db, query, language, session }) => {
    const blocked = await listBlockedCompanyIds(db, session)
    const similar = await jobSearch.similar(query.job_id, withBlockedMargin(query.size, blocked))
    const reasons = new Map(similar.map(({ id, reason }) => [id, reason]))
    const viewer = { language, seekerId: session?.seekerId ?? null }
    const found = await loadJobSummaries(db, [...reasons.keys()], viewer)
    const items = excludeBlockedJobs(found, blocked, query.size)
    return { items: items.map((job) => ({ ...job, reason: reasons.get(job.id) ?? null })) }
  })

  registerEndpoint(app, recommendedJobs, 'public', async ({ db, query, country, language, session }) => {
    const searched = resolveSearchCountry(query.country, country)
    const { arrangements } = query
    const blocked = await listBlockedCompanyIds(db, session)
    const size = withBlockedMargin(query.size, blocked)
    const { matcher } = await loadOccupations(db)
    const preferences = session?.kind === 'member' ? await preferencesOf.list(db, session.user.id) : []
    const wanted = preferences.map((preference) => toPreferenceCriteria(preference, language, matcher))
    const liked = session
      ? await findRecommended(
          db,
          { seekerId: session.seekerId, wanted, language },
          searched ?? country,
          size,
          arrangements,
        )
      : null
    // Nothing like it: the jobs shown instead were chosen for nobody, and the answer says so.
    const personal = liked?.length === 0 ? null : liked
    const newest = async () => {
      const filter = { country: query.country, arrangements }
      const visitor = { country, language, blocked }
      return (await jobSearch.search(filter, visitor, { sort: sortOrder.newest, page: 1, size })).ids
    }
    const forAnyone = async () => {
      if (arrangements) return newest()
      const own = await findDefaultRecommendations(db, searched ?? country, language, size)
      return own.length === size ? own : [...new Set([...own, ...(await newest())])].slice(0, size)
    }
    const viewer = { language, seekerId: session?.seekerId ?? null }
    const found = await loadJobSummaries(db, personal?.map(({ id }) => id) ?? (await forAnyone()), viewer)
    const chosen = new Map(personal?.map((job) => [job.id, job]))
    const items = excludeBlockedJobs(found, blocked, query.size).map((job) => ({
      ...job,
      preference_id: chosen.get(job.id)?.preferenceId ?? null,
      reason: chosen.get(job.id)?.reason ?? null,
    }))
    return { items, is_personal: personal !== null }
  })
}
