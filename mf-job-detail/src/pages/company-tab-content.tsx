import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import type { CompanyTab } from '@jobspan/shared-kit/contracts/companies/company-tabs'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ErrorState, SkeletonRegion, SkeletonText } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { type ReactNode, Suspense } from 'react'
import { useModuleOrRetry } from '../job/use-module-or-retry.ts'

type Props = { company: CompanyProfile; tab: CompanyTab; control: (job: JobSummary) => ReactNode }

/** Most visitors see the overview alone. Undefined where the code could not be had, which stays the answer until it is forgotten. */
const partsModule = createLazyModule(() =>
  import(/* webpackChunkName: "company-parts" */ './company-parts.ts').catch(() => undefined),
)

// The server renders without waiting.
if (typeof document === 'undefined') partsModule.preload()

function Content({ company, tab, control }: Props) {
  const { module: parts, retry, isTrying } = useModuleOrRetry(partsModule)
  if (!parts) return <ErrorState compact onRetry={retry} retrying={isTrying} />
  if (tab === 'about') return <parts.CompanyAbout company={company} />
  if (tab === 'culture') return <parts.CompanyCulture company={company} />
  if (tab === 'life') return <parts.CompanyLife company={company} />
  return <parts.CompanyJobs company={company} isRemote={tab === 'remote-jobs'} control={control} />
}

/** What a tab shows. Where the browser begins with it, what the server wrote stays until its code has come. */
export function CompanyTabContent(props: Props) {
  return (
    <Suspense
      fallback={
        <SkeletonRegion>
          <SkeletonText lines={6} />
        </SkeletonRegion>
      }
    >
      <Content {...props} />
    </Suspense>
  )
}
