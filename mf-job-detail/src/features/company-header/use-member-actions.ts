import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useEffect, useState } from 'react'

const memberActionsModule = createLazyModule(() => import('./member-actions.tsx'))

const doNothing = () => undefined

/** What members alone do with a company: guests do not load it. Where it did not load, it is loaded again by `retry`, and once the connection is back. */
export const useMemberActions = (wanted: boolean) => {
  const [hasFailed, setFailed] = useState(false)
  const module = memberActionsModule.useWhen(wanted && !hasFailed, () => setFailed(true))
  const retry = () => setFailed(false)
  useEffect(() => {
    if (!hasFailed) return doNothing
    const onOnline = () => setFailed(false)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [hasFailed])
  return { module, retry: hasFailed ? retry : undefined }
}
