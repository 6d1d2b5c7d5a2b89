import { color, NotificationBar } from '@jobspan/shared-kit/design'
import { displayFontUrls } from '@jobspan/shared-kit/design/display-font'
import { globalCss } from '@jobspan/shared-kit/design/global-css'
import {
  FailureBoundary,
  type Host,
  type PageModule,
  type Platform,
  PlatformProvider,
  type RemoteDefinition,
  Slot,
  type SlotName,
} from '@jobspan/shared-kit/remote'
import { loadPageData } from '@jobspan/shared-kit/remote/browser'
import { inLanguage, Link, matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { createStandaloneHost, createStandalonePlatform } from './standalone-platform.ts'

const Places = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: 0.8125rem;
`

const here = () => location.pathname + location.search + location.hash
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The slot that an address shows alone, whichever page it is of. */
const slotOf = (href: string) => new URL(href, location.origin).searchParams.get('slot') as SlotName | null
/** Slots that need to be told nothing: what a remote says of itself, and its story for the kit page. */
const isBare = (slot: string) => slot.endsWith('.summary') || slot.startsWith('kit.')

type Props = { definition: RemoteDefinition; platform: Platform; host: Host }

function Standalone({ definition, platform, host }: Props) {
  const href = useSyncExternalStore(subscribe, here)
  const { path } = splitLanguage(href)
  const slot = slotOf(href)
  const match = matchRoute(definition.pages, path)
  return (
    <PlatformProvider platform={platform} namespace={definition.name} href={href} host={host}>
      <Places aria-label={definition.name}>
        {definition.pages.map((each) =>
          each.path.includes(':') ? (
            <span key={each.path}>{each.path}</span>
          ) : (
            <Link key={each.path} to={each.path}>
              {each.path}
            </Link>
          ),
        )}
        {host
          .slotNames()
          .filter(isBare)
          .map((name) => (
            <Link key={name} to={`/?slot=${name}`}>
              {name}
            </Link>
          ))}
      </Places>
      <main>
        {slot ? (
          <Slot name={slot} params={{}} />
        ) : (
          match && <StandalonePage key={match.route.path} {...{ definition, platform, href }} match={match} />
        )}
      </main>
      <NotificationBar />
    </PlatformProvider>
  )
}

type PageProps = Omit<Props, 'host'> & {
  href: string
  match: NonNullable<ReturnType<typeof matchRoute<RemoteDefinition['pages'][number]>>>
}

/** A page with its data asked for as the site would, and its title in the tab. */
function StandalonePage({ definition, platform, href, match: { route, params } }: PageProps) {
  const [module, setModule] = useState<PageModule>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds the parameters.
  useEffect(() => {
    let current = true
    void route.load().then(async (loaded) => {
      const settled = await loadPageData({
        module: loaded,
        params,
        href,
        platform,
        namespace: definition.name,
        deadline: 2_000,
        withRest: true,
      })
      if (!current) return
      if (settled.step === 'ready') document.title = settled.head.title
      setModule(() => loaded)
    })
    return () => {
      current = false
    }
  }, [route, href, platform, definition])
  if (!module) return null
  return (
    <FailureBoundary kind="page">
      <module.Page params={params} />
    </FailureBoundary>
  )
}

/** Shows a remote by itself, in the language of the address. Addresses that are not its own are left to the site. */
export const renderStandalone = async (definition: RemoteDefinition): Promise<void> => {
  if (!splitLanguage(location.pathname).language) history.replaceState(null, '', inLanguage('en-us', here()))
  const style = document.createElement('style')
  style.textContent = globalCss(displayFontUrls)
  document.head.prepend(style)
  const platform = await createStandalonePlatform(definition, (href, replace) => {
    // A slot is shown at an address that may be no page of the remote's.
    const isOwn = slotOf(href) !== null || matchRoute(definition.pages, splitLanguage(href).path)
    if (!isOwn) return location.assign(`/_site${href}`)
    history[replace ? 'replaceState' : 'pushState'](null, '', href)
    notifyListeners()
  })
  document.documentElement.lang = platform.locale.intl
  document.documentElement.dir = platform.locale.direction
  addEventListener('popstate', notifyListeners)
  createRoot(document.getElementById('standalone') as HTMLElement).render(
    <Standalone definition={definition} platform={platform} host={createStandaloneHost(definition)} />,
  )
}
