import { NotificationBar } from '@jobspan/shared-kit/design'
import type { Platform } from '@jobspan/shared-kit/remote'
import type { HostSource, LocationSource } from '@jobspan/shared-kit/remote/browser'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BootData } from '../boot-data.ts'
import { Footer } from '../frame/footer.tsx'
import { ConnectedFrame } from '../frame/frame-root.tsx'
import { FrameTop } from '../frame/frame-top.tsx'
import { runWhenIdle } from '../scheduling.ts'

type Settings = {
  platform: Platform
  host: HostSource
  location: LocationSource
  site: BootData['site']
  warn(error: unknown): void
}

const findElement = (id: string) => document.getElementById(id) as HTMLElement

/** Hydrates the header now, and the footer and the notification bar when the browser is idle. Until then the footer's links work as plain links. */
export const hydrateFrame = ({ site, warn, ...services }: Settings): void => {
  const frame = (content: ReactNode) => <ConnectedFrame {...services}>{content}</ConnectedFrame>
  const options = (identifierPrefix: string) => ({
    identifierPrefix,
    onRecoverableError: warn,
    onCaughtError: warn,
    onUncaughtError: warn,
  })
  // React hydrates a transition in slices. Between them the browser can paint and react to input.
  const hydrateFrameRoot = (id: string, content: ReactNode) =>
    startTransition(() => void hydrateRoot(findElement(id), frame(content), options(id.charAt(0))))
  hydrateFrameRoot('header', <FrameTop {...site} />)
  runWhenIdle(() => hydrateFrameRoot('footer', <Footer {...site} />))
  // Notifications wait in the store for their bar.
  runWhenIdle(() => createRoot(findElement('notices'), options('n')).render(frame(<NotificationBar />)))
}
