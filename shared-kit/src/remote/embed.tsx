import { ErrorState } from '@jobspan/shared-kit/design'
import type { Host, RemoteDefinition } from '@jobspan/shared-kit/remote'
import { inLanguage, matchRoute } from '@jobspan/shared-kit/routing'
import { createRoot } from 'react-dom/client'
import { displayFontUrls } from '../design/display-font.ts'
import { globalCss } from '../design/global-css.ts'
import { createDefaultHost, createDefaultPlatform, type DefaultPlatformOptions } from './default-platform.ts'
import { loadPageData } from './load-page-data.ts'
import { PageFrame } from './page-frame.tsx'

export {
  createDefaultHost,
  createDefaultPlatform,
  type DefaultPlatformOptions,
  listContributions,
} from './default-platform.ts'

export type MountOptions = Partial<Omit<DefaultPlatformOptions, 'goTo'>> & {
  /** Path of the page below the language, with its query, such as `/jobs-hiring/job-search?page=2`. */
  path: string
  /**
   * Called with the address, language included, when the page goes somewhere.
   * @default the document goes there
   */
  onNavigate?: DefaultPlatformOptions['goTo']
  /**
   * Is shown in place of a page or slot that threw.
   * @default a sentence in the page’s language, with a button
   */
  Failure?: Host['Failure']
}

const DefaultFailure: Host['Failure'] = ({ kind, retry }) => (
  <ErrorState level={kind === 'page' ? 1 : 2} onRetry={retry} compact={kind === 'slot'} />
)

const goThere: DefaultPlatformOptions['goTo'] = (href, replace) => location[replace ? 'replace' : 'assign'](href)

/**
 * Shows one page of a remote in an element of any document: what a host of Module Federation that is not this site's shell needs besides
 * `loadRemote`. Resolves, once the page is shown, with a function that removes it. Rejects where the remote has no page for the path, or
 * where its code does not load.
 *
 * @example
 * const { default: definition } = await loadRemote('chat/remote')
 * const unmount = await mountPage(document.getElementById('chat'), definition, { path: '/chat', language: 'en-us', country: 'sg' })
 */
export const mountPage = async (
  element: HTMLElement,
  definition: RemoteDefinition,
  {
    path,
    onNavigate = goThere,
    Failure = DefaultFailure,
    language = 'en-us',
    country = 'sg',
    brand = 'Jobspan',
    apiOrigin = '',
  }: MountOptions,
): Promise<() => void> => {
  const match = matchRoute(definition.pages, path)
  if (!match) throw new Error(`${definition.name} has no page for ${path}`)
  const { route, params } = match
  const [platform, module] = await Promise.all([
    createDefaultPlatform(definition, { language, country, brand, apiOrigin, goTo: onNavigate }),
    route.load(),
  ])
  const href = inLanguage(language, path)
  await loadPageData({
    module,
    params,
    href,
    platform,
    namespace: definition.name,
    deadline: 2_000,
    withRest: true,
  })
  const style = document.createElement('style')
  style.textContent = globalCss(displayFontUrls)
  document.head.prepend(style)
  element.lang = platform.locale.intl
  element.dir = platform.locale.direction
  const root = createRoot(element)
  root.render(
    <PageFrame
      platform={platform}
      host={createDefaultHost(definition, Failure)}
      namespace={definition.name}
      href={href}
      module={module}
      params={params}
    />,
  )
  return () => {
    root.unmount()
    style.remove()
  }
}
