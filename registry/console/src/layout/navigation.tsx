import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { color, fontSize, media, minTargetSize } from '@jobspan/shared-kit/design'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { addresses, marketplacePath } from '../addresses.ts'
import { usePerson } from '../operations/get-me.ts'
import { useConsoleText } from '../texts.ts'

const NavigationList = styled.nav`
  grid-area: places;
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin-inline: -12px;

  ${media.wide} {
    flex-wrap: nowrap;
    margin-inline: 0;
  }
`
const PageLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  min-block-size: ${minTargetSize};
  padding-inline: 12px;
  border-radius: 8px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${color.accent};
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 0;
    block-size: 2px;
    background: ${color.accent};
  }
`

export function Navigation() {
  const t = useConsoleText()
  const person = usePerson()
  const { pathname } = useLocation()
  const places = [
    {
      href: addresses.overview(),
      label: t('overview.title'),
      isHere: pathname === '/' || pathname.startsWith('/remotes/'),
    },
    { href: addresses.schedule(), label: t('schedule.title') },
    { href: addresses.audit(), label: t('audit.title') },
    { href: addresses.alerts(), label: t('alerts.title') },
    ...(isAllowed(person, 'operate')
      ? [
          {
            href: addresses.rewards(),
            label: t('marketplace.title'),
            isHere: pathname.startsWith(marketplacePath),
          },
        ]
      : []),
    ...(isAllowed(person, 'people') ? [{ href: addresses.people(), label: t('people.title') }] : []),
    ...(isAllowed(person, 'tokens') ? [{ href: addresses.tokens(), label: t('tokens.title') }] : []),
    ...(isAllowed(person, 'keys') ? [{ href: addresses.keys(), label: t('keys.title') }] : []),
  ]
  return (
    <NavigationList aria-label={t('frame.places')}>
      {places.map(({ href, label, isHere = pathname === href }) => (
        <PageLink key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          {label}
        </PageLink>
      ))}
    </NavigationList>
  )
}
