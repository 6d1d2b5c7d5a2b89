import { color, NotificationBar, space } from '@jobspan/shared-kit/design'
import { displayFontUrls } from '@jobspan/shared-kit/design/display-font'
import { globalCss } from '@jobspan/shared-kit/design/global-css'
import {
  FailureBoundary,
  type Host,
  type PageModule,
  type Platform,
  PlatformProvider,
  type RemoteDefinition,
} from '@jobspan/shared-kit/remote'
import { loadPageData } from '@jobspan/shared-kit/remote/browser'
import { listContributions } from '@jobspan/shared-kit/remote/embed'
import { inLanguage, matchRoute, splitLanguage } from '@jobspan/shared-kit/routing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { css, styled } from 'styled-components'
import { readView, startAddress } from './addresses.ts'
import { parametersOf } from './listed-contributions.ts'
import type { SlotParameters } from './slot-parameters.ts'
import { StandaloneBar } from './standalone-bar.tsx'
import { StandaloneOverlay } from './standalone-overlay.tsx'
import { createStandaloneHost, createStandalonePlatform } from './standalone-platform.ts'
import { StandaloneSlot } from './standalone-slot.tsx'
import { StartPage } from './start-page.tsx'

/** Pages have the whole width, as in the site; what only developers see reads better narrow. */
const Main = styled.main<{ $isTool: boolean }>`
  ${({ $isTool }) =>
    $isTool &&
    css`
      max-inline-size: 60rem;
      margin-inline: auto;
      padding: ${space[24]} ${space[16]};

      a {
        color: ${color.accent};
      }
    `}
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

/** What the development server knows of the site and the sources. */
export type StandaloneSettings = { brand: string; site: string; slotParameters: SlotParameters }

const defaults: StandaloneSettings = { brand: 'Jobspan', site: 'http://localhost:3000', slotParameters: {} }

type Props = { definition: RemoteDefinition; platform: Platform; host: Host; settings: StandaloneSettings }

function Standalone({ definition, platform, host, settings }: Props) {
  const href = useSyncExternalStore(subscribe, here)
  const { path } = splitLanguage(href)
  const view = readView(href)
  const contributions = listContributions(definition)
  const match = view.show === 'page' ? matchRoute(definition.pages, path) : undefined
  const parameters = settings.slotParameters
  return (
    <PlatformProvider platform={platform} namespace={definition.name} href={href} host={host}>
      <StandaloneBar definition={definition} contributions={contributions} path={path} />
      <Main $isTool={view.show === 'start' || (view.show === 'page' && !match)}>
        {match && <StandalonePage key={match.route.path} {...{ definition, platform, href }} match={match} />}
        {view.show === 'slot' && (
          <StandaloneSlot
            key={`${view.slot}/${view.name}`}
            slot={view.slot}
            name={view.name}
            text={view.params}
            parameters={parametersOf(view.slot, parameters)}
            access={contributions.find(({ slot, name }) => slot === view.slot && name === view.name)?.access}
          />
        )}
        {view.show !== 'slot' && !match && (
          <StartPage
            {...{ definition, contributions, parameters }}
            site={settings.site}
            missing={view.show === 'page' && pathname(path) !== '/' ? pathname(path) : undefined}
          />
        )}
      </Main>
      <StandaloneOverlay definition={definition} href={href} />
      <NotificationBar />
    </PlatformProvider>
  )
}

const pathname = (path: string) => path.split(/[?#]/, 1)[0] ?? path

type PageProps = Omit<Props, 'host' | 'settings'> & {
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

/**
 * Shows a remote by itself, in the language of the address; an address without one leads to the start page. Addresses that are not its own
 * are left to the site. The answer takes it away again.
 */
export const renderStandalone = async (
  definition: RemoteDefinition,
  settings: StandaloneSettings = defaults,
): Promise<() => void> => {
  if (!splitLanguage(location.pathname).language)
    history.replaceState(null, '', inLanguage('en-us', location.pathname === '/' ? startAddress : here()))
  const style = document.createElement('style')
  style.textContent = globalCss(displayFontUrls)
  document.head.prepend(style)
  const platform = await createStandalonePlatform(definition, settings.brand, (href, replace) => {
    // The start page and slots are shown at an address that may be no page of the remote's.
    const isOwn = readView(href).show !== 'page' || matchRoute(definition.pages, splitLanguage(href).path)
    if (!isOwn) return location.assign(`/_site${href}`)
    history[replace ? 'replaceState' : 'pushState'](null, '', href)
    notifyListeners()
  })
  document.title = `${definition.name} · ${settings.brand}`
  document.documentElement.lang = platform.locale.intl
  document.documentElement.dir = platform.locale.direction
  addEventListener('popstate', notifyListeners)
  const host = createStandaloneHost(definition)
  const root = createRoot(document.getElementById('standalone') as HTMLElement)
  root.render(<Standalone definition={definition} platform={platform} host={host} settings={settings} />)
  return () => {
    removeEventListener('popstate', notifyListeners)
    root.unmount()
    style.remove()
  }
}
