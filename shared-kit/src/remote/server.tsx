import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { loadPageData, type PageDataResult } from './load-page-data.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import type { PageModule } from './remote-contract.ts'

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

type Input = Omit<PageFrameProps, 'module'> & {
  module: PageModule
  nonce: string
  /** Milliseconds for all of the page's queries together. */
  deadline: number
}

/** Settles a page's data and tells how it ended; `render` gives the markup. Throws when the page's own code does. */
export const preparePage = async ({ module, nonce, deadline, ...frame }: Input): Promise<PreparedPage> => {
  const settled = await loadPageData({ module, deadline, withRest: true, ...frame })
  return { settled, render: () => renderRoot(<PageFrame {...frame} module={module} />, 'p', nonce) }
}
