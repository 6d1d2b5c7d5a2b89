import { runWhenIdle } from '../scheduling.ts'
import type { CachedPage } from './page-outlet.ts'
import type { PageSettings } from './page-settings.ts'
import type { PageEvent } from './page-state-machine.ts'
import type { ShownPage } from './page-views.tsx'
import type { PageElement } from './page-visit.ts'

type CacheEntry = CachedPage & PageElement & { page: ShownPage }

type Settings = Pick<PageSettings, 'activeRemotes' | 'outlet'> & { dispatch(event: PageEvent): unknown }

const getFocused = (container: HTMLElement): HTMLElement | undefined => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && container.contains(activeElement) ? activeElement : undefined
}

/** Holds the page of one application in the outlet's cache after the visitor left it. */
export const createPageCache = ({ activeRemotes, outlet, dispatch }: Settings) => {
  let cached: CacheEntry | undefined
  return {
    store({ page, key, container, root }: PageElement & { page: ShownPage; key: string }) {
      const { name, build } = page.release ?? {}
      const entry: CacheEntry = {
        page,
        key,
        container,
        root,
        focused: getFocused(container),
        isUsable: () => activeRemotes.remotes().some((remote) => remote.name === name && remote.build === build),
        deactivate: () => dispatch('deactivate'),
        close() {
          if (cached === entry) dispatch('evict')
          root.close()
          container.remove()
        },
      }
      cached = entry
      outlet.store(entry)
    },
    /** Takes the page out of the outlet's cache. False where it cannot be shown at this entry: it can be evicted between Back and the mount. */
    take: (key: string): boolean =>
      cached !== undefined && outlet.take(cached) && cached.key === key && cached.isUsable(),
    get: () => cached,
    /** Gives the page that was taken back to its application. */
    consume(): CacheEntry {
      const entry = cached as CacheEntry
      cached = undefined
      return entry
    },
    close() {
      const entry = cached
      cached = undefined
      if (!entry) return
      outlet.take(entry)
      runWhenIdle(entry.close)
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
