import { color, font, fontSize, media, minTargetSize, motion, radius, space, zIndex } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import type { BootLink, ShellSettings } from '../boot-data.ts'
import { BellControl } from '../notifications/bell-control.tsx'
import { AccountControl } from './account-control.tsx'
import { EmployerLink } from './employer-link.tsx'
import { useMemberControls } from './load-member-controls.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'
import { isActiveLink, useBottomBarLinks, useNavigationLinks } from './navigation-links.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchControl } from './search-control.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'
import { Wordmark } from './wordmark.tsx'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  transition: translate ${motion.place};

  &[data-hidden] {
    translate: 0 -100%;
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
  max-inline-size: calc(75rem + 2 * var(--gutter));
  block-size: 64px;
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${media.wide} {
    gap: ${space[8]};
  }
`
/** Where a language's words, or large letters, leave no room, the name goes to a line of its own, which is not seen, and the bridge stays. */
const Home = styled(Link)`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  block-size: ${minTargetSize};
  overflow: hidden;
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  font-weight: 700;
  text-decoration: none;
`
const LinkList = styled.ul`
  display: none;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    display: flex;
    margin-inline-start: ${space[24]};
  }
`
/** What is elsewhere, too, leaves its room where the longest language needs it: members have a menu, and guests a link more at the end. */
const roomFrom = { member: 1200, guest: 1280 } as const
const LinkItem = styled.li<{ $access: BootLink['access'] }>`
  ${({ $access }) =>
    ($access === 'member' || $access === 'guest') &&
    `@media (max-width: ${roomFrom[$access] - 0.02}px) { display: none; }`}
`
const HeaderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-inline: ${space[12]};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
  }

  &[aria-current] {
    color: ${color.accentStrong};
  }
`
const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  /* The last icon stands at the edge of the page, not the room to touch it. */
  margin-inline: auto -12px;

  ${media.wide} {
    gap: ${space[4]};
    margin-inline-end: 0;
  }
`
const Wide = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`
/** Where the longest language still leaves room for one more link. */
const Roomy = styled.div`
  display: none;
  margin-inline: ${space[8]} ${space[12]};
  font-size: ${fontSize[15]};
  white-space: nowrap;

  @media (min-width: 1200px) {
    display: block;
  }
`
const Narrow = styled.div`
  ${media.wide} {
    display: none;
  }
`

const LazyChatControl = ({ hasBottomBar }: { hasBottomBar: boolean }) => {
  const { ChatControl } = useMemberControls()
  return hasBottomBar ? (
    <Wide>
      <ChatControl />
    </Wide>
  ) : (
    <ChatControl />
  )
}

const LazyBottomBar = () => {
  const { BottomBar } = useMemberControls()
  return <BottomBar />
}

/** The site's header: wordmark, links, search, country and language, account. */
export const Header = ({ hasEmployerSite }: Pick<ShellSettings, 'hasEmployerSite'>) => {
  const t = useTranslations('shell')
  const { site } = usePlatform()
  const { pathname } = useLocation()
  const links = useNavigationLinks('header')
  const { kind } = useSession()
  const hasBottomBar = useBottomBarLinks(pathname).length > 0
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar)
  return (
    <>
      <Bar ref={bar}>
        <Row>
          <Home to={urls.home()} aria-label={t('header.home', { brand: site.brand })}>
            <Wordmark brand={site.brand} />
          </Home>
          <nav aria-label={t('header.places')}>
            <LinkList>
              {links.map((link) => (
                <LinkItem key={link.id} $access={link.access}>
                  <HeaderLink to={link.to} aria-current={isActiveLink(link, pathname) ? 'page' : undefined}>
                    {link.text}
                  </HeaderLink>
                </LinkItem>
              ))}
            </LinkList>
          </nav>
          <End>
            <SearchControl />
            <Wide>
              <LocaleSwitcher />
            </Wide>
            {hasEmployerSite && kind === 'guest' && (
              <Roomy>
                <EmployerLink />
              </Roomy>
            )}
            <Suspense>{kind === 'member' && <LazyChatControl hasBottomBar={hasBottomBar} />}</Suspense>
            <BellControl />
            <AccountControl hasEmployerSite={hasEmployerSite} />
            <Narrow>
              <PhoneMenu hasEmployerSite={hasEmployerSite} />
            </Narrow>
          </End>
        </Row>
      </Bar>
      <Suspense>{hasBottomBar && <LazyBottomBar />}</Suspense>
    </>
  )
}
