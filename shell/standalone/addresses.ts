import type { SlotContribution } from '@jobspan/shared-kit/remote'
import { splitLanguage } from '@jobspan/shared-kit/routing'

/** What an address of a standalone remote shows: the start page, one contribution to a slot by itself, or a page. */
export type StandaloneView =
  | { show: 'start' }
  | { show: 'slot'; slot: string; name: string; params: string }
  | { show: 'page' }

/** Addresses are paths below the language. */
export const startAddress = '/?start=1'

/** Parameters stand in the address as JSON, so that it can be kept and passed on. */
export const slotAddress = ({ slot, name }: Pick<SlotContribution, 'slot' | 'name'>, params = '{}'): string =>
  `/?${new URLSearchParams({ slot, name, ...(params === '{}' ? {} : { params }) })}`

/** Fills the parameters of a page's path: `/job/:slug` with `{ slug: 'cook-7' }` is `/job/cook-7`. */
export const pageAddress = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

export const parameterNamesOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Reads an address from its path on. */
export const readView = (href: string): StandaloneView => {
  const { pathname, searchParams } = new URL(splitLanguage(href).path, 'http://standalone')
  // Elsewhere these are a page's own.
  if (pathname !== '/') return { show: 'page' }
  const slot = searchParams.get('slot')
  if (slot !== null)
    return { show: 'slot', slot, name: searchParams.get('name') ?? '', params: searchParams.get('params') ?? '{}' }
  return searchParams.has('start') ? { show: 'start' } : { show: 'page' }
}
