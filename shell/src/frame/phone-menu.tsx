import {
  color,
  fontSize,
  IconButton,
  LazyDrawer,
  loadOverlays,
  minTargetSize,
  preloadOverlays,
  Stack,
  space,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ShellSettings } from '../boot-data.ts'
import { EmployerLink } from './employer-link.tsx'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { useNavigationLinks } from './navigation-links.ts'

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-inline: ${space[12]};
  color: ${color.ink};
  font-size: ${fontSize[18]};
  text-decoration: none;
`

const Leave = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-inline: ${space[12]};
`

/** The room around the places reaches into the drawer's edge, so that their names stand below its title. */
const Places = styled.div`
  margin-inline: -${space[12]};
`

/** On phones: the header's places and the country-language switch behind one button. */
export const PhoneMenu = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const places = useNavigationLinks('header')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        glyph={Menu}
        label={t('header.menu')}
        hasPopup="dialog"
        expanded={open}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() =>
          void loadOverlays().then(
            () => setOpen(true),
            () => document.getElementById('footer')?.scrollIntoView(),
          )
        }
      />
      <LazyDrawer open={open} onClose={close} title={t('header.menu')}>
        <Places>
          <Stack gap={8} as="nav" label={t('header.places')}>
            {places.map(({ id, text, to }) => (
              <Place key={id} to={to} onClick={close}>
                {text}
              </Place>
            ))}
            <LocaleSwitcher />
            {hasEmployerSite && (
              <Leave>
                <EmployerLink />
              </Leave>
            )}
          </Stack>
        </Places>
      </LazyDrawer>
    </>
  )
}
