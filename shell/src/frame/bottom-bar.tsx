import { color, fontSize, Icon, media, space, zIndex } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, useLocation } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { bottomBarBlockSize } from '../document-css.ts'
import { chatLinkId, LazyUnreadChats } from './chat-control.tsx'
import { getNavigationIcon } from './get-navigation-icon.ts'
import { isActiveLink, useBottomBarLinks } from './navigation-links.ts'

const Bar = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${zIndex.header};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
  background: ${color.paper};

  ${media.wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`
const LinkList = styled.ul`
  display: flex;
  max-inline-size: 40rem;
  margin: 0 auto;
  padding: 0;
  list-style: none;

  & > li {
    flex: 1 1 0;
    min-inline-size: 0;
  }
`
const BarLink = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  block-size: ${bottomBarBlockSize};
  padding-inline: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  &[aria-current] {
    color: ${color.accentStrong};
    font-weight: 600;
  }
`

/** Room for the count at its corner. */
const Glyph = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 26px;
`

const LinkIcon = ({ name }: { name: string | undefined }) => {
  const glyph = getNavigationIcon(name)
  return glyph ? <Icon glyph={glyph} /> : null
}

/** On phones and tablets: the links of a member within reach of the thumb. */
export const BottomBar = () => {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const links = useBottomBarLinks(pathname)
  return (
    <Bar aria-label={t('header.yourPlaces')} data-bottom-bar>
      <LinkList>
        {links.map((link) => (
          <li key={link.id}>
            <BarLink to={link.to} aria-current={isActiveLink(link, pathname) ? 'page' : undefined}>
              <Glyph>
                <LinkIcon name={link.icon} />
                {link.id === chatLinkId && <LazyUnreadChats />}
              </Glyph>
              {link.text}
            </BarLink>
          </li>
        ))}
      </LinkList>
    </Bar>
  )
}
