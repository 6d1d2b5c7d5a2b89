import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { ErrorState, SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { Suspense } from 'react'
import { useModuleOrRetry } from '../../job/use-module-or-retry.ts'
import { applyPanelModule } from './load-apply-panel.ts'

type Props = { job: JobDetail; takeFocus: boolean }

function ApplyPanelSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap={24}>
        <SkeletonText size={22} width="60%" />
        <SkeletonBlock height="4.5rem" />
        <SkeletonBlock height="4.5rem" />
        <SkeletonBlock height="8rem" />
        <SkeletonBlock height="3.25rem" />
      </Stack>
    </SkeletonRegion>
  )
}

/** Suspends until the form's code has come or failed: the server's form is not touched before, nor what was typed into it. */
function Panel({ job, takeFocus }: Props) {
  const { module: panel, retry, isTrying } = useModuleOrRetry(applyPanelModule)
  if (panel) return <panel.ApplyPanel job={job} takeFocus={takeFocus} />
  return <ErrorState compact onRetry={retry} retrying={isTrying} />
}

/** The application form, fetched when first wanted. Where `applyPanelQuery` ran before, the server writes it. */
export function LazyApplyPanel(props: Props) {
  return (
    <Suspense fallback={<ApplyPanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  )
}
