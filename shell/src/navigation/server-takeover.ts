import type { PageRoot } from '@jobspan/shared-kit/remote/browser'
import type { ReactElement } from 'react'
import type { BootPage } from '../boot-data.ts'
import type { ReleaseId } from '../federation/federation-settings.ts'
import type { PageSettings } from './page-settings.ts'
import type { PageElement } from './page-visit.ts'

type Settings = Pick<PageSettings, 'activeRemotes' | 'bootPage' | 'pageOutlet' | 'consumeServerMarkup'> & {
  openRoot(element: HTMLElement, isHydrating: boolean): PageRoot
}

/** Takes over what the server left for the page that is mounted first. */
export const createServerTakeover = ({
  activeRemotes,
  bootPage,
  pageOutlet,
  consumeServerMarkup,
  openRoot,
}: Settings) => {
  let markup: BootPage['state'] | undefined
  /** Build that the server rendered, whose markup only the same build can take over. */
  let build: string | undefined
  /** Root of the fallback above the server's markup. */
  let fallback: PageRoot | undefined
  const closeFallback = () => {
    fallback?.close()
    fallback = undefined
  }
  return {
    /** How the server left the page; undefined where it has been taken over. */
    begin(): BootPage['state'] | undefined {
      markup = consumeServerMarkup()
      return markup
    },
    hasMarkup: () => markup !== undefined,
    /** Countries where the page is on, if the server said that it is off in this one. */
    enabledCountries: () => (markup && bootPage.state === 'disabled' ? bootPage.countries : undefined),
    /** A root in the server's element; undefined where there is none. */
    open(isHydrating: boolean, remote: string | undefined): PageElement | undefined {
      const container = markup && pageOutlet.querySelector<HTMLElement>(':scope > div')
      if (!container) return undefined
      if (isHydrating) build = activeRemotes.remotes().find(({ name }) => name === remote)?.build
      return { container, root: openRoot(container, isHydrating) }
    },
    /** The page has been loaded. Where it is of another build than the server's markup, that gives way to an empty root. */
    end(element: PageElement | undefined, loaded: ReleaseId | undefined): PageElement | undefined {
      closeFallback()
      const isOtherBuild = build !== undefined && loaded !== undefined && loaded.build !== build
      build = undefined
      if (!isOtherBuild || !element) return element
      element.container.replaceChildren()
      return { ...element, root: openRoot(element.container, false) }
    },
    /** Shows a fallback above the server's markup. */
    showFallback(view: ReactElement) {
      fallback ??= openRoot(document.getElementById('page-fallback') as HTMLElement, false)
      return fallback.render(view)
    },
    closeFallback,
  }
}

export type ServerTakeover = ReturnType<typeof createServerTakeover>
