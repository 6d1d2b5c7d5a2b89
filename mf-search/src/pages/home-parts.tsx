import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { LatestJobs } from '../features/latest-jobs/latest-jobs.tsx'
import { recommendedJobsQuery } from '../features/recommended-jobs/recommended-jobs-query.ts'

export { AreaBanners } from '../features/area-banners/area-banners.tsx'
export { BrowseCategories } from '../features/browse-categories/browse-categories.tsx'
export { CountryToday } from '../features/country-today/country-today.tsx'
export { HiringNow } from '../features/featured-companies/hiring-now.tsx'
export { TopCompanies } from '../features/featured-companies/top-companies.tsx'
export { ResumePromotion } from '../features/resume-templates/resume-promotion.tsx'

/** The latest jobs but those that are recommended above. */
export const OtherLatestJobs = () => {
  const { api } = usePlatform()
  const recommended = useQuery(recommendedJobsQuery(api))
  return <LatestJobs excludedJobs={recommended.data?.items ?? []} />
}
