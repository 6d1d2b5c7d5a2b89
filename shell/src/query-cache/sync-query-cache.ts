import { isAppliedQueryKey, savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { AppEvents, Platform } from '@jobspan/shared-kit/remote'

/** Facts that change what the other tabs of this browser show. */
type SharedFact = { [Name in 'job.saved' | 'application.sent']: { name: Name; detail: AppEvents[Name] } }[
  | 'job.saved'
  | 'application.sent']

const isSharedFact = (value: unknown): value is SharedFact =>
  typeof value === 'object' && value !== null && 'name' in value && 'detail' in value

/**
 * Keeps the tab's query cache true to what pages tell each other, here and in the other tabs of this browser: whether a job is saved or applied
 * to, and queries that name the fact in their `meta.changedBy`. The shell does it, because a page that is cached while another is open gets
 * nothing (ADR 20). The returned function ends it.
 */
export const syncQueryCache = ({ events, queryClient }: Pick<Platform, 'events' | 'queryClient'>): (() => void) => {
  const refetchChangedBy = (fact: string | symbol) => {
    const isChanged = (names: unknown) => Array.isArray(names) && names.includes(fact)
    void queryClient.invalidateQueries({ predicate: ({ meta }) => isChanged(meta?.changedBy) })
  }
  const remember = ({ name, detail }: SharedFact) => {
    if (name === 'job.saved') queryClient.setQueryData(savedJobQueryKey(detail.jobId), detail.saved)
    else queryClient.setQueryData(isAppliedQueryKey(detail.jobId), true)
  }

  // Where a browser has none, its other tabs learn it with their next answer.
  const otherTabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('facts') : undefined
  const share = (fact: SharedFact) => {
    remember(fact)
    otherTabs?.postMessage(fact)
  }
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSharedFact(data)) return
    remember(data)
    refetchChangedBy(data.name)
  })

  events.on('job.saved', (detail) => share({ name: 'job.saved', detail }))
  events.on('application.sent', (detail) => share({ name: 'application.sent', detail }))
  events.on('*', refetchChangedBy)
  return () => otherTabs?.close()
}
