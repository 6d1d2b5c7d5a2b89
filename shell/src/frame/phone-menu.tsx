import { IconButton, LazyDrawer, loadOverlays, preloadOverlays } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Menu } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { ShellSettings } from '../boot-data.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import type { PhoneMenuLinks } from './phone-menu-links.tsx'

/** In the footer's file, which has the same links. */
const menuLinks = createLazyModule(() => import(/* webpackChunkName: "footer" */ './phone-menu-links.tsx'))

const MenuLinks = (props: ComponentProps<typeof PhoneMenuLinks>) => {
  const { PhoneMenuLinks } = menuLinks.useModule()
  return <PhoneMenuLinks {...props} />
}

const preload = () => {
  preloadOverlays()
  menuLinks.preload()
}

/** On phones: the header’s links and the country-language switch behind one button. */
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
          void Promise.all([loadOverlays(), menuLinks.load()]).then(
            () => setOpen(true),
            () => document.getElementById('footer')?.scrollIntoView(),
          )
        }
      />
      <LazyDrawer open={open} onClose={close} title={t('header.menu')}>
        <MenuLinks hasEmployerSite={hasEmployerSite} onFollow={close}>
          <LocaleSwitcher />
        </MenuLinks>
      </LazyDrawer>
    </>
  )
}
