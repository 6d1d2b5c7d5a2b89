import { color, Inline, media, space, TextLink, visuallyHidden, zIndex } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { addresses } from '../addresses.ts'
import { useConsoleText } from '../texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { Navigation } from './navigation.tsx'
import { StreamStatusBadge } from './stream-status.tsx'

const Skip = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${zIndex.notification};
  padding: 12px 16px;
  border-radius: 8px;
  background: ${color.surface};
  color: ${color.ink};

  &:not(:focus) {
    ${visuallyHidden}
  }
`
/** On a phone the places take two lines, so that all are in sight; there it goes with the page. */
const Bar = styled.header`
  z-index: ${zIndex.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};

  ${media.wide} {
    position: sticky;
    inset-block-start: 0;
  }
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'mark tools' 'places places';
  align-items: center;
  column-gap: ${space[24]};
  padding-inline: var(--gutter);

  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: 'mark places tools';
    min-block-size: 64px;
  }
`
const Mark = styled.a`
  grid-area: mark;
  display: flex;
  align-items: center;
  min-block-size: 52px;
  color: ${color.ink};
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: 1.125rem;
  text-decoration: none;
  white-space: nowrap;
`
const Tools = styled.div`
  grid-area: tools;
`
const Content = styled.main`
  padding-block: ${space[24]} ${space[96]};
  padding-inline: var(--gutter);
  max-inline-size: 96rem;
  margin-inline: auto;
  outline: none;
`
const Footer = styled.footer`
  padding-block: ${space[16]};
  padding-inline: var(--gutter);
  border-block-start: 1px solid ${color.line};
`

/** Header, page, footer. A change of page moves the focus to the page, so that a screen reader begins there. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useConsoleText()
  const { site } = usePlatform()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <>
      <Skip href="#content">{t('frame.skip')}</Skip>
      <Bar>
        <Row>
          <Mark href={addresses.overview()}>{t('frame.mark', { brand: site.brand })}</Mark>
          <Navigation />
          <Tools>
            <Inline gap={8} wrap={false}>
              <StreamStatusBadge />
              <AccountMenu />
            </Inline>
          </Tools>
        </Row>
      </Bar>
      <Content id="content" ref={content} tabIndex={-1}>
        {children}
      </Content>
      <Footer>
        <Inline gap={16} as="nav" label={t('frame.more')}>
          <TextLink href="/docs" tone="quiet" external>
            {t('frame.docs')}
          </TextLink>
          <TextLink href="/metrics" tone="quiet" external>
            {t('frame.metrics')}
          </TextLink>
        </Inline>
      </Footer>
    </>
  )
}
