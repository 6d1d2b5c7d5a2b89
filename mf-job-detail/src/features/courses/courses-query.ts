import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { queryOptions } from '@tanstack/react-query'

/** What the job asks for and the member's profile does not show; nothing where that cannot be told. */
const findMissingSkills = async (api: ApiClient, jobId: number, signal: AbortSignal): Promise<string[]> => {
  try {
    const { getJobMatch } = await import('@jobspan/shared-kit/contracts/job-match/job-match')
    const { requirements } = await api.call(getJobMatch, { params: { id: jobId }, signal })
    return requirements.flatMap(({ kind, state, wanted }) => (kind === 'skill' && state === 'unmet' ? [wanted] : []))
  } catch {
    return []
  }
}

/** Courses for the skills that the member lacks, else for the job's field, at its level. Only members have a profile to compare. */
export const coursesQuery = (api: ApiClient, job: JobDetail, isMember: boolean) =>
  queryOptions({
    queryKey: ['recommended-courses', job.id, isMember],
    queryFn: async ({ signal }) => {
      const skills = isMember && job.skills.length > 0 ? await findMissingSkills(api, job.id, signal) : []
      const { recommendedCourses } = await import('@jobspan/shared-kit/contracts/courses/academy')
      return api.call(recommendedCourses, {
        query: {
          size: 4,
          job_category_ids: job.main_function ? [job.main_function.id] : [],
          xp_lvl_key: job.xp_lvl?.key,
          ...(skills.length > 0 && { skills }),
        },
        signal,
      })
    },
    staleTime: 5 * 60_000,
  })
