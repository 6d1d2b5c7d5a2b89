import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/job-constants'
import type { Platform } from '@jobspan/shared-kit/remote'

/**
 * Keeps the tab's query cache true to what pages tell each other: whether a job is saved, and queries that name the fact in their
 * `meta.changedBy`. The shell does it, because a page that is kept while another is open hears of nothing (ADR 20).
 */
export const syncQueryCache = ({ events, queryClient }: Pick<Platform, 'events' | 'queryClient'>): void => {
  events.on('job.saved', ({ jobId, saved }) => void queryClient.setQueryData(savedJobQueryKey(jobId), saved))
  events.on('*', (fact) => {
    const isChanged = (names: unknown) => Array.isArray(names) && names.includes(fact)
    void queryClient.invalidateQueries({ predicate: ({ meta }) => isChanged(meta?.changedBy) })
  })
}
