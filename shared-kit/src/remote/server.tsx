import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { PageModule } from './contract.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { type Settled, settlePage } from './settle-page.ts'

/** Markup of one root and the style rules it used. */
export type RenderedRoot = { html: string; styles: string }

export type RenderedPage = (Extract<Settled, { step: 'ready' }> & RenderedRoot) | Exclude<Settled, { step: 'ready' }>

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

/** Runs a page's queries and renders it with the host's React. Throws when the page's own code does. */
export const renderPage = async ({ module, nonce, deadline, ...frame }: Input): Promise<RenderedPage> => {
  const settled = await settlePage({ module, deadline, ...frame })
  if (settled.step !== 'ready') return settled
  return { ...settled, ...renderRoot(<PageFrame {...frame} module={module} />, 'p', nonce) }
}

export { pageContext } from './settle-page.ts'
