import {
  type Component,
  memo,
  type ReactElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Host } from './host.ts'
import { loadPageData as loadData, type PageDataResult } from './load-page-data.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { preserveInputDuringHydration } from './preserve-input-during-hydration.ts'

export type { PageDataResult }

/** Where the visitor is, as the shell tells it. */
export type LocationSource = { get(): string; subscribe(listener: () => void): () => void }

export type PageRootOptions = {
  container: HTMLElement
  /** The container holds the server's markup of this very page. */
  hydrate: boolean
  /**
   * React met an error. `isPageBroken` is false where only a slot crashed: its own boundary shows a fallback, and the rest of the page
   * works.
   */
  onError(error: unknown, isPageBroken: boolean): void
  /** React recovered by itself, such as by rendering again what the server had rendered differently. */
  onRecovered(error: unknown): void
}

/** A React root that shows one view after another. */
export type PageRoot = {
  /** Resolves once the view is in the document, which it is at once, but for markup of the server that is taken over. */
  render(view: ReactElement): Promise<void>
  /** Brings the view up to date when there is nothing better to do. */
  update(view: ReactElement): void
  close(): void
}

const Committed = ({ children, onCommitted }: { children: ReactNode; onCommitted: () => void }) => {
  useLayoutEffect(onCommitted)
  return children
}

let opened = 0
const nothing = () => undefined

/** Paths of the pages whose server markup has not been taken over yet, by the element that it is in. */
const unhydratedPages = new Map<HTMLElement, string>()

/**
 * Runs a page's queries with a deadline and asks for its head. For a page that stands there as the server wrote it, only what is critical is asked
 * for: markup without an answer that the server did not get in time would not match a page that has it, and React would throw the markup away
 * (error 418). Components ask for it once they have been taken over.
 */
export const loadPageData = (input: Omit<Parameters<typeof loadData>[0], 'onlyCritical'>): Promise<PageDataResult> =>
  loadData({ ...input, onlyCritical: [...unhydratedPages.values()].includes(input.href.split(/[?#]/)[0] as string) })

/** Opens the page's root. Errors that reach the top are reported, never thrown into the shell. */
export const openPageRoot = ({ container, hydrate, onError, onRecovered }: PageRootOptions): PageRoot => {
  const options = {
    identifierPrefix: 'p',
    onUncaughtError: (error: unknown) => onError(error, true),
    onCaughtError: (error: unknown, { errorBoundary }: { errorBoundary?: Component | undefined }) =>
      onError(error, (errorBoundary?.props as { kind?: string } | undefined)?.kind !== 'slot'),
    onRecoverableError: onRecovered,
  }
  /** Ids of pages that are in the document at the same time differ; the server's page is the first. */
  const open = () => createRoot(container, { ...options, identifierPrefix: `p${++opened}-` })
  let root: Root | undefined = hydrate ? undefined : open()
  if (hydrate) unhydratedPages.set(container, location.pathname)
  else unhydratedPages.delete(container)
  return {
    render: (view) =>
      new Promise((resolve) => {
        if (!root && hydrate) {
          // As a transition it is taken over in slices, between which the browser can paint and answer.
          const restoreInput = preserveInputDuringHydration(container)
          const onCommitted = () => {
            unhydratedPages.delete(container)
            restoreInput()
            resolve()
          }
          startTransition(() => {
            root = hydrateRoot(container, <Committed onCommitted={onCommitted}>{view}</Committed>, options)
          })
          return
        }
        root ??= open()
        flushSync(() => root?.render(<Committed onCommitted={resolve}>{view}</Committed>))
      }),
    update: (view) => startTransition(() => root?.render(<Committed onCommitted={nothing}>{view}</Committed>)),
    close() {
      unhydratedPages.delete(container)
      root?.unmount()
    },
  }
}

/** The shell's `Host`, which changes while the page is shown. */
export type HostSource = { get(): Host; subscribe(listener: () => void): () => void }

type ConnectedPageProps = Omit<PageFrameProps, 'href' | 'params' | 'host'> & {
  host: HostSource
  location: LocationSource
  /** Parameters of the page's pattern in an address, or undefined where the address is another page's. */
  match(href: string): Record<string, string> | undefined
}

/** Not rendered anew for an address that is another page's. */
const MemoizedPageFrame = memo(PageFrame)

/**
 * A page that follows the address. While the visitor is already on the way to another page, it keeps its own last
 * address, so that it neither flickers nor fetches on its way out.
 */
export const ConnectedPage = ({ location, match, host: hostSource, ...frame }: ConnectedPageProps) => {
  const host = useSyncExternalStore(hostSource.subscribe, hostSource.get, hostSource.get)
  const href = useSyncExternalStore(location.subscribe, location.get, location.get)
  const own = useOwnAddress(href, match)
  return <MemoizedPageFrame {...frame} host={host} href={own.href} params={own.params} />
}

const lastAddress = new WeakMap<ConnectedPageProps['match'], { href: string; params: Record<string, string> }>()

const useOwnAddress = (href: string, match: ConnectedPageProps['match']) => {
  const known = lastAddress.get(match)
  if (known?.href === href) return known
  const params = match(href)
  if (!params) return known ?? { href, params: {} }
  const address = { href, params }
  lastAddress.set(match, address)
  return address
}
