import type { PagePlaceholder } from '@jobspan/shared-kit/remote'
import { ConnectedPage } from '@jobspan/shared-kit/remote/browser'
import type { ReactElement } from 'react'
import { FrameRoot } from '../frame/frame-root.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import type { LoadedPage } from './page-loader.ts'
import type { PageSettings } from './page-settings.ts'

export type ShownPage = Extract<LoadedPage, { status: 'loaded' }>

type Settings = Pick<PageSettings, 'activeRemotes' | 'platform' | 'history'> & {
  /** Changes where React must not reuse what it rendered before. */
  getKey(): number
  /** Parameters of the page in an address, or undefined where the address is another page's. Always the same function. */
  match(address: string): Record<string, string> | undefined
  retry(): void
}

/** The views that a page application renders into its root. */
export const createPageViews = ({ activeRemotes, platform, history, getKey, match, retry }: Settings) => {
  // Of an overlay above it a page sees nothing: it is not rendered again, and asks for nothing again.
  const location = { get: history.getPage, subscribe: history.subscribe }
  const framed = (view: ReactElement | undefined) => (
    <FrameRoot key={getKey()} kind="page" platform={platform} host={activeRemotes.page.get()} href={history.getPage()}>
      {view}
    </FrameRoot>
  )
  return {
    framed,
    /** `slot` stands above the server's markup, whose heading names the page. */
    failure(kind: 'page' | 'slot') {
      const { Failure } = activeRemotes.page.get()
      return framed(
        <Failure kind={kind} label={kind === 'page' ? history.placeholder()?.title : undefined} retry={retry} />,
      )
    },
    skeleton: (placeholder?: PagePlaceholder) => framed(<PageSkeleton placeholder={placeholder} />),
    page: ({ release, platform: own, route, module }: ShownPage, isInactive = false) => (
      <ConnectedPage
        key={`${release?.build} ${getKey()}`}
        platform={own}
        host={activeRemotes.page}
        namespace={route.remote}
        module={module}
        location={location}
        match={match}
        isInactive={isInactive}
        onRetry={retry}
      />
    ),
  }
}

export type PageViews = ReturnType<typeof createPageViews>
