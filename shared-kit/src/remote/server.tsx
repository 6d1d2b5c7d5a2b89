import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { waitForPreloads } from '../hooks/server-preloads.ts'
import { loadPageData, type PageDataResult } from './load-page-data.ts'
import type { PageModule } from './page-contract.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'

export { loadContributionData } from './load-page-data.ts'

/** Markup of one root and the style rules it used. */
export type RenderedRoot = { html: string; styles: string }

export type PreparedPage = { settled: PageDataResult; render(): RenderedRoot }

/** Renders one React root to text. `prefix` keeps the ids of the document's roots apart. */
export const renderRoot = (element: ReactElement, prefix: string, nonce: string): RenderedRoot => {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = renderToString(sheet.collectStyles(element), { identifierPrefix: prefix })
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** A contribution that threw: React leaves the mark of a boundary that the browser should render. */
const brokenContribution = /data-contribution="([^"]+)"[^>]*><!--\$!-->/g

type Input = Omit<PageFrameProps, 'module'> & {
  module: PageModule
  nonce: string
  /** From now on the host takes the contribution for one that has not been loaded. */
  leaveOutContribution?(id: string): void
  /** Milliseconds for all of the page's queries together. */
  deadline: number
}

/** Settles a page's data and tells how it ended; `render` gives the markup. Throws when the page's own code does. */
export const preparePage = async ({
  module,
  nonce,
  deadline,
  leaveOutContribution,
  ...frame
}: Input): Promise<PreparedPage> => {
  const settled = await loadPageData({ module, deadline, withRest: true, ...frame })
  // Parts have files of their own, which a process that has just begun to serve a page may still be reading.
  await waitForPreloads(deadline)
  const render = () => renderRoot(<PageFrame {...frame} module={module} />, 'p', nonce)
  return {
    settled,
    render() {
      const root = render()
      const broken = [...root.html.matchAll(brokenContribution)].flatMap(([, id]) => id ?? [])
      if (broken.length === 0 || !leaveOutContribution) return root
      // Once more without those that threw, so that the browser finds what it expects.
      for (const id of broken) leaveOutContribution(id)
      return render()
    },
  }
}
