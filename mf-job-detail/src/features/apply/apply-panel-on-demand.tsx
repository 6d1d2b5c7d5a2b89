import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { FailureBoundary } from '@jobspan/shared-kit/remote'
import { Suspense, use } from 'react'
import { loadApplyPanel, loadedApplyPanel } from './load-apply-panel.ts'

function Loaded(props: { job: JobDetail; takeFocus: boolean }) {
  const { ApplyPanel } = loadedApplyPanel() ?? use(loadApplyPanel())
  return <ApplyPanel {...props} />
}

function Waiting() {
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

/**
 * The application form, fetched when first wanted. `atOnce` is for a page whose address already opens it: the server has
 * the code by then (`applyPanelQuery`) and writes the form in its place, readable without a script; the browser keeps
 * that markup until its own code is here.
 */
export function ApplyPanelOnDemand({ job, atOnce }: { job: JobDetail; atOnce: boolean }) {
  return (
    <FailureBoundary kind="slot">
      {atOnce ? (
        <Loaded job={job} takeFocus={false} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Loaded job={job} takeFocus />
        </Suspense>
      )}
    </FailureBoundary>
  )
}
