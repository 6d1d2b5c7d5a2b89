import { minTargetSize, SkeletonBlock } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { Suspense } from 'react'
import type { AppliedNoticeProps } from './applied-notice.tsx'

/** Guests, who have applied for nothing, do not load it. */
const noticeModule = createLazyModule(() => import('./applied-notice.tsx').catch(() => undefined))

/** Once it is here it takes the focus in the very moment in which the form goes. */
export const preloadAppliedNotice = noticeModule.preload

/** Without its code the head of the job says alone that one has applied. */
function Notice(props: AppliedNoticeProps) {
  const notice = noticeModule.useModule()
  return notice ? <notice.AppliedNotice {...props} /> : null
}

export function LazyAppliedNotice(props: AppliedNoticeProps) {
  return (
    <Suspense fallback={<SkeletonBlock height={minTargetSize} />}>
      <Notice {...props} />
    </Suspense>
  )
}
