import { type ComponentType, type MouseEvent, useState } from 'react'

/** What a pill does that opens filters. */
export type FilterOpener = {
  onClick: (event: MouseEvent<HTMLElement>) => void
  onPointerEnter: () => void
  onFocus: () => void
}

const isWide = () => window.matchMedia('(min-width: 1024px)').matches

/**
 * Which filter is open, or all, and the component that shows it, which is fetched once a visitor is about to open one: on wide screens a popover
 * below the pill, else a sheet.
 */
export const useFilterOverlay = <Group extends string, Props>(load: () => Promise<ComponentType<Props>>) => {
  const [open, setOpen] = useState<{ group: Group | 'all'; anchor: HTMLElement | null } | null>(null)
  const [Overlay, setOverlay] = useState<ComponentType<Props>>()
  const preload = () => {
    if (Overlay) return
    load().then(
      (loaded) => setOverlay(() => loaded),
      () => {
        // The next hover or press tries again.
      },
    )
  }
  const openerOf = (group: Group | 'all'): FilterOpener => ({
    onClick: ({ currentTarget }) => {
      preload()
      setOpen({ group, anchor: group !== 'all' && isWide() ? currentTarget : null })
    },
    onPointerEnter: preload,
    onFocus: preload,
  })
  return { open, close: () => setOpen(null), openerOf, Overlay }
}
