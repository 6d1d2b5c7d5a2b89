import { Activity, Suspense } from 'react'
import { FailureBoundary } from './failure-boundary.tsx'
import { PlatformProvider } from './platform-provider.tsx'
import type { Host, PageModule, Platform } from './remote-contract.ts'

export type PageFrameProps = {
  platform: Platform
  host: Host
  /** The remote's name. */
  namespace: string
  /** Full address from the first slash. */
  href: string
  module: Pick<PageModule, 'Page'>
  params: Record<string, string>
  /** The page is kept for the way back: it keeps its state, hears nothing and does nothing. */
  parked?: boolean
}

/**
 * React hides a parked page with `display: none !important`, which throws its layout away and makes the way back dear. The
 * shell hides pages by itself, so the element does not listen. Should React do it otherwise one day, the way back is slower,
 * and nothing else.
 */
const keepLayout = (element: HTMLElement | null) => {
  if (element) Object.assign(element.style, { setProperty: () => undefined })
}

/**
 * The one tree around a page; server and browser render the same, so hydration finds what it expects. Nothing in it
 * suspends: what stands inside a `Suspense` is hydrated in short turns, between which the browser can paint and answer,
 * and at once where the visitor touches it.
 */
export const PageFrame = ({ platform, host, namespace, href, module: { Page }, params, parked }: PageFrameProps) => (
  <PlatformProvider platform={platform} namespace={namespace} href={href} host={host}>
    <FailureBoundary kind="page">
      <Activity mode={parked ? 'hidden' : 'visible'}>
        <div ref={keepLayout}>
          <Suspense>
            <Page params={params} />
          </Suspense>
        </div>
      </Activity>
    </FailureBoundary>
  </PlatformProvider>
)
