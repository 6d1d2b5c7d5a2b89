import type { Access } from '@jobspan/shared-kit/remote'
import type { BootRemote } from '../boot-data.ts'

/** An overlay that is on in this country, and the remote that it belongs to. No two have the same flag. */
export type ClientOverlay = { remote: string; name: string; queryFlag: string; access: Access }

type RemoteWithOverlays = Pick<BootRemote, 'name' | 'overlays'>

export const listOverlays = (remotes: readonly RemoteWithOverlays[]): ClientOverlay[] =>
  remotes.flatMap(({ name: remote, overlays = [] }) => overlays.map((overlay) => ({ ...overlay, remote })))

export const hasOverlay = (remotes: readonly RemoteWithOverlays[], queryFlag: string): boolean =>
  listOverlays(remotes).some((overlay) => overlay.queryFlag === queryFlag)

/** Name of an overlay among the parts of its remote. */
export const getPartName = ({ queryFlag }: Pick<ClientOverlay, 'queryFlag'>): string => `?${queryFlag}`

/** What may be a flag in a query, with the sign before it: all of them begin with `show`. */
const flagPattern = /([?&])(show[\w-]+)(?:=[^&]*)?(?![^&])/g

/** An address and its fragment, which begins with `#` or is empty. */
const splitHash = (href: string): [address: string, hash: string] => {
  const [address = ''] = href.split('#', 1)
  return [address, href.slice(address.length)]
}

/** An address without some flags. What else is in its query stays as it is written: it is compared as text. */
export const removeFlags = (href: string, isFlag: (name: string) => boolean): string => {
  const [address, hash] = splitHash(href)
  const others = address.replace(flagPattern, (pair, sign: string, name: string) =>
    isFlag(name) ? sign.replace('&', '') : pair,
  )
  return others === address ? href : others.replace('?&', '?').replace(/\?$/, '') + hash
}

/** The overlay of an address. Of several flags the last one counts, so that an overlay can open another one, and Back returns to it. */
export const findOverlay = (overlays: readonly ClientOverlay[], href: string): ClientOverlay | undefined =>
  [...splitHash(href)[0].matchAll(flagPattern)]
    .flatMap(([, , name]) => overlays.filter(({ queryFlag }) => queryFlag === name))
    .at(-1)

/** The overlays of this tab, as remotes come and go while it is open. */
export type OverlayIndex = {
  list(): readonly ClientOverlay[]
  /** The overlay that an address shows. */
  find(href: string): ClientOverlay | undefined
  /** The address of the page below: an overlay changes nothing of the page, so its flag is no part of the page's address. */
  toPage(href: string): string
  /** Goes on listing overlays that are in use while their remote is switched off. */
  retain(overlays: readonly ClientOverlay[]): void
}

export const createOverlayIndex = (remotes: () => readonly RemoteWithOverlays[]): OverlayIndex => {
  let retained: readonly ClientOverlay[] = []
  const list = () => [...listOverlays(remotes()), ...retained]
  return {
    list,
    find: (href) => findOverlay(list(), href),
    toPage: (href) => removeFlags(href, (name) => list().some(({ queryFlag }) => queryFlag === name)),
    retain(overlays) {
      retained = overlays
    },
  }
}
