import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { foundMatchModule, jobMatchQuery } from './job-match-query.ts'

/** How far an open job is from where the member lives. Guests do not load it. */
export function DistanceFromHome({ job }: { job: JobDetail }) {
  const { kind } = useSession()
  const { api } = usePlatform()
  const hasMatch = kind === 'member' && job.status === 'open'
  const { data } = useQuery({ ...jobMatchQuery(api, job.id), enabled: hasMatch })
  const module = foundMatchModule.useWhen(hasMatch)
  return module && data?.home ? <module.HomeDistance home={data.home} /> : null
}
