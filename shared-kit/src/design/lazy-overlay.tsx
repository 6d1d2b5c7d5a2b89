import type { DialogProps, DrawerProps, MenuProps, PopoverProps } from '@jobspan/shared-kit/design/overlays'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { createLazyModule } from '../hooks/create-lazy-module.ts'

type Overlays = typeof import('@jobspan/shared-kit/design/overlays')

const overlaysModule = createLazyModule<Overlays>(() => import('@jobspan/shared-kit/design/overlays'))

/** Fetches the heavy half of the kit; call it on hover or focus of what will open one. Never throws; a failure may be tried again. */
export const preloadOverlays = overlaysModule.preload

/** The heavy half of the kit, fetched once. */
export const loadOverlays = overlaysModule.load

/** The overlays once they are here; fetching begins when `wanted`. */
export const useOverlays = overlaysModule.useWhen

/** Handlers for the button that opens an overlay, so that its code is here when it is pressed. */
export const preloadOverlaysProps = { onPointerEnter: preloadOverlays, onFocus: preloadOverlays } as const

/**
 * The overlays from the first time that one is open, then for good, so that it can close with grace. Where they do not load, it is closed, the
 * visitor is notified, and the next opening loads them again.
 */
function useOnceOpen({ open, onClose }: Pick<DialogProps, 'open' | 'onClose'>): Overlays | undefined {
  const { notify } = usePlatform()
  const t = useTranslations('kit')
  return useOverlays(open, () => {
    notify(t('state.error.title'), 'error')
    onClose()
  })
}

/** `Dialog` of the overlays, fetched when first opened. */
export function LazyDialog(props: DialogProps) {
  const overlays = useOnceOpen(props)
  return overlays ? <overlays.Dialog {...props} /> : null
}

/** `Drawer` of the overlays, fetched when first opened. */
export function LazyDrawer(props: DrawerProps) {
  const overlays = useOnceOpen(props)
  return overlays ? <overlays.Drawer {...props} /> : null
}

/** `Popover` of the overlays, fetched when first opened. */
export function LazyPopover(props: PopoverProps) {
  const overlays = useOnceOpen(props)
  return overlays ? <overlays.Popover {...props} /> : null
}

/** `Menu` of the overlays, fetched when first opened. */
export function LazyMenu(props: MenuProps) {
  const overlays = useOnceOpen(props)
  return overlays ? <overlays.Menu {...props} /> : null
}
