import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect, useRef, useState } from 'react'
import { type MyJobsCounts, myJobsCountsQuery } from './my-jobs-queries.ts'

/** What was new when the page was opened, and since when. */
export type Visit = { seenAt: string | null; news: number }

/** Events of the seeker's own side, which are no news. */
const ownEvents: readonly string[] = ['sent', 'withdrawn', 'chat']

/** Whether the employer's side did something in the row since the visit before. */
export const isNewRow = ({ application, recruiter, at }: MyJobsRow, visit: Visit | undefined): boolean => {
  if (!visit) return false
  const isLater = (time: string) => visit.seenAt === null || Date.parse(time) > Date.parse(visit.seenAt)
  if (application) return application.timeline.some((event) => !ownEvents.includes(event.kind) && isLater(event.at))
  return recruiter !== null && isLater(at)
}

/**
 * Remembers what was new when the page was opened, and tells the API once it is shown. The marks stay until the page is left, also when the
 * counts are asked for anew.
 */
export const useVisit = (counts: MyJobsCounts | undefined, isShown: boolean): Visit | undefined => {
  const { api, queryClient } = usePlatform()
  const isMember = useSession().kind === 'member'
  const [visit, setVisit] = useState<Visit>()
  const news = counts?.news ?? 0
  const current = visit ?? (counts ? { seenAt: counts.seen_at, news: counts.news } : undefined)
  if (current !== visit) setVisit(current)
  const isMarked = useRef(false)
  useEffect(() => {
    if (!isMember || !isShown || (isMarked.current && news === 0)) return
    isMarked.current = true
    const mark = async () => {
      const { markMyJobsSeen } = await import('@jobspan/shared-kit/contracts/applications/my-jobs')
      await api.call(markMyJobsSeen)
      if (news > 0) await queryClient.invalidateQueries({ queryKey: myJobsCountsQuery(api).queryKey })
    }
    // What fails now is told at the next visit.
    mark().catch(() => undefined)
  }, [api, queryClient, isMember, isShown, news])
  return isMember ? current : undefined
}
