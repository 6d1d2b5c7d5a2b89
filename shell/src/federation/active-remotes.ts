import type { Access, Host } from '@jobspan/shared-kit/remote'
import type { HostSource } from '@jobspan/shared-kit/remote/browser'
import type { BootData, BootRemote, ShellHost } from '../boot-data.ts'
import { shellPages } from '../shell-pages.ts'

/** A page's pattern, who may open it, and the remote that it belongs to (`shell` for the shell's own pages). */
export type ClientRoute = { path: string; access: Access; remote: string }

/** A list of remotes as the server gives it; one of an older shell does not say whose it is. */
export type RemoteList = Pick<BootData, 'remotes' | 'remoteListId'> & Partial<Pick<BootData, 'bannersId'>>

export type ActiveRemotes = {
  /** Name of the list that was last taken over. */
  remoteListId(): string
  remotes(): readonly BootRemote[]
  /** Routes that are on, and the one of a page that is still in use; the same list until it changes. */
  routes(): readonly ClientRoute[]
  /** What header and footer see: at once what is on. */
  frame: HostSource
  /** What the page sees: the same, unless it is in use; then what was on when it came, until the visitor leaves it. */
  page: HostSource
  /** Takes over a list. `keep` is the route of a page that is in use. */
  apply(list: RemoteList, retained: ClientRoute | undefined): void
  /** Another page comes: what waited for that is done. True when routes went with it. */
  applyPending(): boolean
}

const createSource = (first: Host): HostSource & { setHost(host: Host): void } => {
  const listeners = new Set<() => void>()
  let current = first
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setHost(host) {
      current = host
      for (const listener of [...listeners]) listener()
    },
  }
}

/** Some lists tell no links, as one from a server of the former release: those that are known of the remote stay. */
const withKnownLinks = (remote: BootRemote, before: readonly BootRemote[]): BootRemote => {
  const known = before.find(({ name }) => name === remote.name)?.navigation
  return remote.navigation || !known ? remote : { ...remote, navigation: known }
}

const ownRoutes: ClientRoute[] = shellPages.pages.map(({ path, access }) => ({ path, access, remote: 'shell' }))

/** The remotes of this tab as they come and go while it is open. Routes that stay are the same objects as before. */
export const createActiveRemotes = (
  first: RemoteList,
  hostOf: (remotes: readonly BootRemote[], routes: readonly ClientRoute[]) => ShellHost,
): ActiveRemotes => {
  const known = new Map<string, ClientRoute>()
  const routeOf = (remote: string, path: string, access: Access): ClientRoute => {
    const key = `${remote} ${access} ${path}`
    const route = known.get(key) ?? { path, access, remote }
    known.set(key, route)
    return route
  }
  const routesOf = (remotes: readonly BootRemote[]) => [
    ...ownRoutes,
    ...remotes.flatMap(({ name, pages }) => pages.map(({ path, access }) => routeOf(name, path, access))),
  ]
  let list = first
  let routes = routesOf(list.remotes)
  let routesWithRetained = routes
  const retainRoute = (route: ClientRoute | undefined) => {
    routesWithRetained = route && !routes.includes(route) ? [...routes, route] : routes
  }
  const frame = createSource(hostOf(list.remotes, routes))
  const page = createSource(frame.get())
  return {
    remoteListId: () => list.remoteListId,
    remotes: () => list.remotes,
    routes: () => routesWithRetained,
    frame,
    page,
    apply(next, retained) {
      list = { ...next, remotes: next.remotes.map((remote) => withKnownLinks(remote, list.remotes)) }
      routes = routesOf(list.remotes)
      retainRoute(retained)
      frame.setHost(hostOf(list.remotes, routes))
      if (!retained) page.setHost(frame.get())
    },
    applyPending() {
      const went = routesWithRetained !== routes
      retainRoute(undefined)
      if (page.get() !== frame.get()) page.setHost(frame.get())
      return went
    },
  }
}
