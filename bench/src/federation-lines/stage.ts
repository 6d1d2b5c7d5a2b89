import type { Browser } from '@playwright/test'
import { openBrowser } from '../browser.ts'
import { buildStock, stockBase } from '../federation-stock/build-stock.ts'
import { sendStockFile } from '../federation-stock/send-stock-file.ts'
import { asStockPage, withoutServerRendering } from '../federation-stock/stock-page.ts'
import { openPipe, type Pipe } from '../pipe.ts'
import { ports } from '../places.ts'
import { say } from '../progress.ts'
import { type Site, startSite } from '../site.ts'

/** What composes a page: our shell; our shell with nothing rendered on the server; Module Federation as it comes. */
export const compositions = ['ours', 'ours in the browser', 'stock'] as const
export type Composition = (typeof compositions)[number]

export type Stage = {
  site: Site
  browser: Browser
  /** Pipe to one of the compositions; `port` 0 makes one of its own, for faults that others must not feel. */
  pipeTo(composition: Composition, port?: number): Promise<Pipe>
  close(): Promise<void>
}

const stockRemotes = ['mf-search', 'mf-job-detail']

/** Starts what every line stands on: the site with a pipe before it, and a browser. The stock build is made on first use. */
export const openStage = async (): Promise<Stage> => {
  const site = await startSite({ publicPort: ports.guarded, folder: 'federation-site' })
  const pipes: Pipe[] = []
  let stock: ReturnType<typeof buildStock> | undefined
  const stockOf = () => {
    if (!stock) say('building the stock composition')
    stock ??= buildStock(stockRemotes)
    return stock
  }
  const open = async (composition: Composition, port: number): Promise<Pipe> => {
    const upstream = site.port
    if (composition === 'ours') return openPipe({ port, upstream })
    if (composition === 'ours in the browser') return openPipe({ port, upstream, page: withoutServerRendering })
    const { folder, main } = await stockOf()
    return openPipe({
      port,
      upstream,
      page: (html) => asStockPage(html, main),
      // It sets no nonces, and its runtime writes script addresses that Trusted Types refuse.
      headers: ({ 'content-security-policy': _, 'integrity-policy': __, ...kept }) => kept,
      serve: (path, response, request) =>
        path.startsWith(stockBase) && sendStockFile(folder, path.slice(stockBase.length), request, response),
    })
  }
  const browser = await openBrowser()
  return {
    site,
    browser,
    async pipeTo(composition, port = 0) {
      const pipe = await open(composition, port)
      pipes.push(pipe)
      return pipe
    },
    async close() {
      await browser.close()
      for (const pipe of pipes) await pipe.stop()
      await site.stop()
    },
  }
}
