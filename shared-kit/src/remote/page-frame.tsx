import { Suspense } from 'react'
import type { Host, PageModule, Platform } from './contract.ts'
import { FailureBoundary } from './failure-boundary.tsx'
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
}

/**
 * The one tree around a page; server and browser render the same, so hydration finds what it expects. Nothing in it
 * suspends: what stands inside a `Suspense` is hydrated in short turns, between which the browser can paint and answer,
 * and at once where the visitor touches it.
 */
export const PageFrame = ({ platform, host, namespace, href, module: { Page }, params }: PageFrameProps) => (
  <PlatformProvider platform={platform} namespace={namespace} href={href} host={host}>
    <FailureBoundary kind="page">
      <Suspense>
        <Page params={params} />
      </Suspense>
    </FailureBoundary>
  </PlatformProvider>
)
