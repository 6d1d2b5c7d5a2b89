import type { DialogProps, DrawerProps, MenuProps, PopoverProps } from '@jobspan/shared-kit/design/overlays'
import { useLayoutEffect, useState } from 'react'

type Overlays = typeof import('@jobspan/shared-kit/design/overlays')

let loading: Promise<Overlays> | undefined
let loaded: Overlays | undefined

/** Fetches the heavy half of the kit; call it on hover or focus of what will open one. Never throws; a failure may be tried again. */
export function preloadOverlays(): void {
  void loadOverlays().catch(() => undefined)
}

/** The heavy half of the kit, fetched once. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import('@jobspan/shared-kit/design/overlays').then(
    (overlays) => {
      loaded = overlays
      return overlays
    },
    (reason) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

/** The overlays once they are here; fetching begins when `wanted`. */
export function useOverlays(wanted: boolean): Overlays | undefined {
  // Empty at first even where they are known already, so that a page which hydrates late matches what the server sent.
  const [overlays, setOverlays] = useState<Overlays>()
  useLayoutEffect(() => {
    if (!wanted || overlays) return
    if (loaded) {
      setOverlays(loaded)
      return
    }
    let mounted = true
    loadOverlays().then(
      (value) => mounted && setOverlays(value),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [wanted, overlays])
  return overlays
}

/** Handlers for the button that opens an overlay, so that its code is here when it is pressed. */
export const preloadOverlaysProps = { onPointerEnter: preloadOverlays, onFocus: preloadOverlays } as const

/** The overlays from the first time that one is open, then for good, so that it can close with grace. */
function useOnceOpen(open: boolean): Overlays | undefined {
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  return useOverlays(used)
}

/** `Dialog` of the overlays, fetched when first opened. */
export function LazyDialog(props: DialogProps) {
  const overlays = useOnceOpen(props.open)
  return overlays ? <overlays.Dialog {...props} /> : null
}

/** `Drawer` of the overlays, fetched when first opened. */
export function LazyDrawer(props: DrawerProps) {
  const overlays = useOnceOpen(props.open)
  return overlays ? <overlays.Drawer {...props} /> : null
}

/** `Popover` of the overlays, fetched when first opened. */
export function LazyPopover(props: PopoverProps) {
  const overlays = useOnceOpen(props.open)
  return overlays ? <overlays.Popover {...props} /> : null
}

/** `Menu` of the overlays, fetched when first opened. */
export function LazyMenu(props: MenuProps) {
  const overlays = useOnceOpen(props.open)
  return overlays ? <overlays.Menu {...props} /> : null
}
