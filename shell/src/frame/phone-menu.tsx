import { IconButton, LazyDrawer, loadOverlays, preloadOverlays } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Menu } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { ShellSettings } from '../boot-data.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import type { PhoneMenuPlaces } from './phone-menu-places.tsx'

/** In the footer's file, which has the same links. */
const menuPlaces = createLazyModule(() => import(/* webpackChunkName: "footer" */ './phone-menu-places.tsx'))

const Places = (props: ComponentProps<typeof PhoneMenuPlaces>) => {
  const { PhoneMenuPlaces } = menuPlaces.useModule()
  return <PhoneMenuPlaces {...props} />
}

const preload = () => {
  preloadOverlays()
  menuPlaces.preload()
}

/** On phones: the header's places and the country-language switch behind one button. */
export const PhoneMenu = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        glyph={Menu}
        label={t('header.menu')}
        hasPopup="dialog"
        expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() =>
          void Promise.all([loadOverlays(), menuPlaces.load()]).then(
            () => setOpen(true),
            () => document.getElementById('footer')?.scrollIntoView(),
          )
        }
      />
      <LazyDrawer open={open} onClose={close} title={t('header.menu')}>
        <Places hasEmployerSite={hasEmployerSite} onFollow={close}>
          <LocaleSwitcher />
        </Places>
      </LazyDrawer>
    </>
  )
}
