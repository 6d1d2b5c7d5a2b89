import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Browser } from '@playwright/test'
import { openBrowser } from '../browser.ts'
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts'
import { waitUntilServed } from '../federation-releases/remotes-of.ts'
import { buildStock, stockBase } from '../federation-stock/build-stock.ts'
import { sendStockFile } from '../federation-stock/send-stock-file.ts'
import { asStockPage, withoutServerRendering } from '../federation-stock/stock-page.ts'
import { workFolder } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { type Site, startSite } from '../site.ts'

/** What composes a page: our shell; our shell with nothing rendered on the server; Module Federation as it comes. */
export const compositions = ['ours', 'ours in the browser', 'stock'] as const
export type Composition = (typeof compositions)[number]

export type TestBed = {
  site: Site
  browser: Browser
  /** A pipe to one of the compositions, for faults that others must not feel. `rewrite` changes pages on their way. */
  pipeTo(composition: Composition, rewrite?: (html: string) => string): Promise<FaultProxy>
  /** Waits until the shell gives new visitors of a country a build of a remote; milliseconds. */
  untilServed(country: CountryKey, remote: string, build: string): Promise<number>
  close(): Promise<void>
}

const stockRemotes = ['mf-search', 'mf-job-detail']

/** Starts what every line stands on: the site with a pipe before it, and a browser. The stock build is made on first use. */
export const openTestBed = async (): Promise<TestBed> => {
  const folder = 'federation-site'
  // The registry begins anew, so that no run finds what an earlier one left switched off; the jobs stay.
  for (const part of ['registry', 'registry.json', 'shell'])
    await rm(join(workFolder, folder, part), { recursive: true, force: true })
  const site = await startSite({ folder })
  const pipes: FaultProxy[] = []
  let stock: ReturnType<typeof buildStock> | undefined
  const stockOf = () => {
    if (!stock) logProgress('building the stock composition')
    stock ??= buildStock(stockRemotes)
    return stock
  }
  const open = async (composition: Composition, rewrite?: (html: string) => string): Promise<FaultProxy> => {
    const upstream = site.port
    const port = 0
    if (composition === 'ours') return startFaultProxy({ port, upstream, ...(rewrite ? { page: rewrite } : {}) })
    if (composition === 'ours in the browser') return startFaultProxy({ port, upstream, page: withoutServerRendering })
    const { folder, main } = await stockOf()
    return startFaultProxy({
      port,
      upstream,
      page: (html) => asStockPage(html, main),
      // It sets no nonces, and its runtime writes script addresses that Trusted Types refuse.
      headers: ({ 'content-security-policy': _, 'integrity-policy': __, ...otherHeaders }) => otherHeaders,
      serve: (path, response, request) =>
        path.startsWith(stockBase) && sendStockFile(folder, path.slice(stockBase.length), request, response),
    })
  }
  const browser = await openBrowser()
  return {
    site,
    browser,
    async pipeTo(composition, rewrite) {
      const pipe = await open(composition, rewrite)
      pipes.push(pipe)
      return pipe
    },
    untilServed: (country, remote, build) => waitUntilServed(site, country, remote, build),
    async close() {
      await browser.close()
      for (const pipe of pipes) await pipe.stop()
      await site.stop()
    },
  }
}
