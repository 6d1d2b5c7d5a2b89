import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { Suspense } from 'react'
import type { Restriction } from './use-restriction.ts'

type Props = { job: JobDetail; restriction: Restriction }

/** In a file of its own: few jobs are closed to those who look at them. */
const contentModule = createLazyModule(() => import('./closed-to-visitor-content.tsx').catch(() => undefined))

// The server renders without waiting.
if (typeof document === 'undefined') contentModule.preload()

function Content(props: Props) {
  const content = contentModule.useModule()
  return content && <content.ClosedToVisitorContent {...props} />
}

/** In the place of Apply, for whom the job is closed: to whom it is open, and what can be done. Nobody fills a form in vain. */
export function ClosedToVisitor(props: Props) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
}
