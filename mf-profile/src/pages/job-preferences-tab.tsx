import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { JobPreferences } from '../features/desired-job/job-preferences.tsx'
import { profileQuery } from '../profile/profile-query.ts'
import { RowsSkeleton } from '../settings/rows-skeleton.tsx'

/** What the member looks for. */
export function JobPreferencesTab() {
  const { api } = usePlatform()
  return (
    <QueryBoundary query={useQuery(profileQuery(api))} skeleton={<RowsSkeleton rows={3} />}>
      {(profile) => <JobPreferences profile={profile} />}
    </QueryBoundary>
  )
}
