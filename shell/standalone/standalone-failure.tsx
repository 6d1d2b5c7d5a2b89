import { ErrorState } from '@jobspan/shared-kit/design'
import type { Host } from '@jobspan/shared-kit/remote'

/** For the developer who sees it: said in English only, like everything else that the tools say. */
const words = { title: 'This threw an error', body: 'The browser’s console tells which, and where.' }

/** Stands in for a page or slot that threw. */
export const StandaloneFailure: Host['Failure'] = ({ kind, retry }) => (
  <ErrorState
    level={kind === 'page' ? 1 : 2}
    title={words.title}
    body={words.body}
    onRetry={retry}
    compact={kind === 'slot'}
  />
)
