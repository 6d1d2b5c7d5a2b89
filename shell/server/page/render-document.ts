import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Head, Locale } from '@jobspan/shared-kit/remote'
import type { RenderedRoot } from '@jobspan/shared-kit/remote/server'
import type { BootData } from '../../src/boot-data.ts'
import { renderInteractionListener } from './render-interaction-listener.ts'
import { renderScriptLoader } from './render-script-loader.ts'

const separators = /[<>&\u2028\u2029]/g

/** JSON that is safe inside a script element: nothing in it can end the element or begin a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    separators,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A file the browser needs early, with its hash. */
export type Preload = { href: string; integrity: string | null }

const toPath = (language: LanguageKey, path: string) => (path === '/' ? `/${language}` : `/${language}${path}`)

/** Title as the tab shows it: the brand follows unless the page names it. */
export const fullTitle = (title: string, brand: string): string =>
  title === '' ? brand : title.includes(brand) ? title : `${title} · ${brand}`

type HeadInput = {
  locale: Locale
  brand: string
  /** The public origin, for canonical and alternate addresses: a page has one, whichever country's host shows it. */
  origin: string
  /** Path below the language, without query. */
  path: string
  head: Head
  nonce: string
  globalCss: string
  /** Markup that names the install manifest, where it is named (`renderInstallLinks`). */
  installLinks: string
  /** Markup that listens to what fails from here on; it comes before every script. */
  listener: string
  /** Path of the picture (1200 × 630) that stands beside links to pages which bring none of their own. */
  shareCard: string | undefined
  /**
   * All of the page follows at once: its first paint waits until it is there (HTML, `link rel="expect"`), because painting it
   * in two steps lays it out twice, which on a slow phone takes longer than the wait.
   */
  paintWhole: boolean
}

const meta = (name: string, content: string | undefined, attribute: 'name' | 'property' = 'name') =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''

/** The picture beside a shared link; whoever shows it needs its whole address, and its size to show it large at once. */
const picture = ({ head, shareCard, origin, brand }: HeadInput) => {
  if (head.image) return meta('og:image', head.image, 'property') + meta('twitter:card', 'summary')
  if (!shareCard) return meta('twitter:card', 'summary')
  return [
    meta('og:image', origin + shareCard, 'property'),
    meta('og:image:width', '1200', 'property'),
    meta('og:image:height', '630', 'property'),
    meta('og:image:alt', brand, 'property'),
    meta('twitter:card', 'summary_large_image'),
  ].join('')
}

const alternates = (origin: string, path: string) =>
  [
    ...languages.map(
      ({ key, intl }) => `<link rel="alternate" hreflang="${intl}" href="${escapeHtml(origin + toPath(key, path))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + (path === '/' ? '/' : toPath('en-us', path)))}">`,
  ].join('')

/** Everything from the doctype to the end of `head`. */
export const renderHead = (input: HeadInput): string => {
  const { locale, brand, origin, head, nonce } = input
  const path = head.canonicalPath ?? input.path
  const canonical = origin + toPath(locale.language, path)
  const title = fullTitle(head.title, brand)
  const indexed = head.robots !== 'noindex' && (head.status ?? 200) === 200
  return [
    `<!doctype html><html lang="${locale.intl}" dir="${locale.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    meta('description', head.description),
    indexed
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">${alternates(origin, path)}`
      : meta('robots', 'noindex'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:type', head.type ?? 'website', 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:site_name', brand, 'property'),
    meta('og:locale', locale.intl.replaceAll('-', '_'), 'property'),
    picture(input),
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBFAF7">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0F1215">`,
    `<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
    input.installLinks,
    input.paintWhole ? `<link rel="expect" href="#footer" blocking="render">` : '',
    input.listener,
    renderInteractionListener(nonce),
    `<style nonce="${nonce}">${input.globalCss}</style>`,
    ...(head.jsonLd ?? []).map((entry) => `<script type="application/ld+json">${escapeJson(entry)}</script>`),
    '</head>',
  ].join('')
}

type TopInput = {
  skipText: string
  font: string | null
  /** Says that this visitor sees what others do not. */
  badges: RenderedRoot | undefined
  header: RenderedRoot
}

/** A root after the style rules it uses: what is painted early is painted right. */
const rooted = (id: string, { html, styles }: RenderedRoot) => `${styles}<div id="${id}">${html}</div>`

/**
 * The body down to the page: needs no data of the page. Header, page and footer are three roots, so that a crash stays in its own.
 * The display face is asked for in the body: in the head, browsers hold the first paint back for it, and its stand-in has the same measures.
 */
export const renderTop = ({ skipText, font, badges, header }: TopInput): string =>
  [
    '<body>',
    font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '',
    `<a class="skip" href="#page">${escapeHtml(skipText)}</a>`,
    badges && rooted('badges', badges),
    rooted('header', header),
    `<div id="page-fallback"></div>`,
  ].join('')

/** Asks for scripts, all at once: what one of them would ask for does not wait until it has come. */
export const renderPreloads = (preloads: readonly Preload[], nonce: string, priority?: 'low'): string =>
  preloads
    .map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" crossorigin="anonymous" nonce="${nonce}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}${priority ? ` fetchpriority="${priority}"` : ''}>`,
    )
    .join('')

type BottomInput = {
  page: RenderedRoot
  /** What a browser without scripts reads where the page has not come; `isWhole`: nothing of it has. */
  unfinished?: { root: RenderedRoot; isWhole: boolean } | undefined
  footer: RenderedRoot
  /** As `renderPreloads` writes them, without those that went ahead. */
  preloads: string
  boot: BootData
  main: readonly Preload[]
  nonce: string
}

/** In the place of the skeletons, which no script will ever fill. */
const renderUnfinished = ({ root, isWhole }: NonNullable<BottomInput['unfinished']>, nonce: string): string => {
  const unfilled = isWhole ? '#page' : '#page div[aria-busy="true"]'
  return `<noscript>${root.styles}<style nonce="${nonce}">${unfilled}{display:none}</style>${root.html}</noscript>`
}

const renderScript = ({ href, integrity }: Preload, nonce: string): string =>
  `<script defer nonce="${nonce}" crossorigin="anonymous" src="${href}"${integrity ? ` integrity="${integrity}"` : ''}></script>`

/** Page, footer and the state the browser begins with. */
export const renderBottom = ({ page, unfinished, footer, preloads, boot, main, nonce }: BottomInput): string =>
  [
    `${page.styles}<main id="page" tabindex="-1"><div>${page.html}</div></main>`,
    unfinished ? renderUnfinished(unfinished, nonce) : '',
    rooted('footer', footer),
    `<div id="notices"></div><div id="announcer" role="status" aria-live="polite"></div>`,
    `<script type="application/json" id="boot">${escapeJson(boot)}</script>`,
    renderScriptLoader(preloads + main.map((file) => renderScript(file, nonce)).join(''), nonce),
    '</body></html>',
  ].join('')
