import { color, fontSize, minTargetSize, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ShellSettings } from '../boot-data.ts'
import { EmployerLink } from './employer-link.tsx'
import { useNavigationLinks } from './navigation-links.ts'

const MenuLink = styled(Link)`
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

/** The room around the links reaches into the drawer's edge, so that their names are below its title. */
const Content = styled.div`
  margin-inline: -${space[12]};
`

type Props = Pick<ShellSettings, 'hasEmployerSite'> & {
  onFollow(): void
  /** The switch of country and language. */
  children: ReactNode
}

/** What the menu of phones opens: the header’s links. */
export const PhoneMenuLinks = ({ hasEmployerSite, onFollow, children }: Props) => {
  const t = useTranslations('shell')
  return (
    <Content>
      <Stack gap={8} as="nav" label={t('header.places')}>
        {useNavigationLinks('header').map(({ id, text, to }) => (
          <MenuLink key={id} to={to} onClick={onFollow}>
            {text}
          </MenuLink>
        ))}
        {children}
        {hasEmployerSite && (
          <Leave>
            <EmployerLink />
          </Leave>
        )}
      </Stack>
    </Content>
  )
}
