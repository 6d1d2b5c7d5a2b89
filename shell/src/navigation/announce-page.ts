import type { Platform } from '@jobspan/shared-kit/remote'
import { inLanguage, splitLanguage } from '@jobspan/shared-kit/routing'
import { applyHead } from './apply-head.ts'
import type { SiteHistory } from './history.ts'
import type { LoadedPage } from './page-loader.ts'

/** Says what was opened at an address: in the tab's title, in the head, and aloud. */
export type AnnouncePage = (opened: LoadedPage, href: string) => void

const pageOf = (href: string) => href.split('#')[0]

/** The first page came with its head, so nothing is told of that one. */
export const createPageAnnouncer = (
  { i18n, locale, site }: Pick<Platform, 'i18n' | 'locale' | 'site'>,
  history: Pick<SiteHistory, 'getPage'>,
): AnnouncePage => {
  let isFirst = true
  const announce: AnnouncePage = (opened, href) => {
    const isClientNavigation = !isFirst
    isFirst = false
    if (opened.status !== 'loaded') return
    const { settled } = opened
    if (settled.step === 'late')
      void settled.head.then((head) =>
        announce({ ...opened, settled: { step: 'ready', head, rest: Promise.resolve() } }, href),
      )
    // By now the visitor may be elsewhere, as after Back while the page was still on its way.
    if (!isClientNavigation || settled.step !== 'ready' || pageOf(href) !== pageOf(history.getPage())) return
    const { head } = settled
    const path = head.canonicalPath ?? splitLanguage(location.pathname).path
    applyHead(head, site.brand, site.origin + inLanguage(locale.language, path))
    const announcer = document.getElementById('announcer') as HTMLElement
    announcer.textContent = i18n.t('arrived', { ns: 'shell', title: document.title })
  }
  return announce
}
