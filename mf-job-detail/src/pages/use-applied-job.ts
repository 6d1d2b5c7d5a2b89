import type { AppliedJob } from '@jobspan/shared-kit/contracts/applications/applications'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { appliedJobQuery } from '../job/job-queries.ts'
import { preloadAppliedNotice } from './lazy-applied-notice.tsx'

/** The member's application to the job, or null; with it comes the code that shows it. */
export const useAppliedJob = (jobId: number): AppliedJob | null => {
  const { api } = usePlatform()
  const isMember = useSession().kind === 'member'
  useEffect(() => {
    if (isMember) preloadAppliedNotice()
  }, [isMember])
  return useQuery({ ...appliedJobQuery(api, jobId), enabled: isMember }).data ?? null
}
