import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useEffect, useState } from 'react'

const memberActionsModule = createLazyModule(() => import('./member-actions.tsx'))

const doNothing = () => undefined

/**
 * What members alone do with a company: guests do not load it. Where it did not load, it is loaded again by `failure.retry`, and once the
 * connection is back. There is a `failure` until the module is there.
 */
export const useMemberActions = (wanted: boolean) => {
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
  const hasFailed = state === 'failed'
  const module = memberActionsModule.useWhen(wanted && !hasFailed, () => setState('failed'))
  const retry = () => setState('retrying')
  useEffect(() => {
    if (!hasFailed) return doNothing
    const onOnline = () => setState('retrying')
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [hasFailed])
  return { module, failure: state === 'loading' ? undefined : { isRetrying: state === 'retrying', retry } }
}
