import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { ErrorState, SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { useEffect, useState } from 'react'
import { loadApplyPanel, loadedApplyPanel } from './load-apply-panel.ts'

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

/** The application form, fetched when first wanted. Where `applyPanelQuery` ran before, it stands at once, on the server too. */
export function ApplyPanelOnDemand({ job, takeFocus }: { job: JobDetail; takeFocus: boolean }) {
  const [panel, setPanel] = useState(loadedApplyPanel)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (panel || failed) return
    let current = true
    loadApplyPanel().then(
      (module) => current && setPanel(module),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [panel, failed])

  if (panel) return <panel.ApplyPanel job={job} takeFocus={takeFocus} />
  if (failed) return <ErrorState compact onRetry={() => setFailed(false)} />
  return <Waiting />
}
