import { Activity, Suspense } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import type { Host } from './host.ts'
import type { PageModule } from './page-contract.ts'
import type { Platform } from './platform-contract.ts'
import { PlatformProvider } from './platform-provider.tsx'

export type PageFrameProps = {
  platform: Platform
  host: Host
  /** The remote's name. */
  namespace: string
  /** Full address from the first slash. */
  href: string
  module: Pick<PageModule, 'Page'>
  params: Record<string, string>
  /** The page is cached for Back: it keeps its state and its layout, and runs no effects, timers or queries. */
  isInactive?: boolean
  /** The visitor asked to render a page that crashed once more. */
  onRetry?: () => void
}

/**
 * React hides an inactive page with `display: none !important`, which discards its layout and makes Back slow. The shell hides pages by
 * itself, so this element ignores that style. If React hides pages in another way one day, Back is slower, and nothing else.
 */
const keepLayout = (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, { setProperty: () => undefined })
}

/**
 * The one tree around a page; server and browser render the same, so hydration finds what it expects. Nothing in it
 * suspends: what is inside a `Suspense` is hydrated in short turns, between which the browser can paint and answer,
 * and at once where the visitor touches it.
 */
export const PageFrame = ({
  platform,
  host,
  namespace,
  href,
  module: { Page },
  params,
  isInactive,
  onRetry,
}: PageFrameProps) => (
  <PlatformProvider platform={platform} namespace={namespace} href={href} host={host}>
    <FailureBoundary kind="page" onRetry={onRetry}>
      <Activity mode={isInactive ? 'hidden' : 'visible'}>
        <div ref={keepLayout}>
          <Suspense>
            <Page params={params} />
          </Suspense>
        </div>
      </Activity>
    </FailureBoundary>
  </PlatformProvider>
)
