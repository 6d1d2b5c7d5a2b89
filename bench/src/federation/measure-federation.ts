import type { Options } from '../arguments.ts'
import { browserVersion, openBrowser } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { auditInRounds } from '../pages/page-audit.ts'
import { measurePageBytes, type PageBytes } from '../pages/page-bytes.ts'
import { ports } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { addressOf, findPages, startSite } from '../site.ts'
import { median } from '../statistics.ts'
import { named, targets } from '../targets.ts'
import { buildOneBundle } from './build-one-bundle.ts'
import { checkHydration } from './check-hydration.ts'
import { startProxy } from './one-bundle-proxy.ts'

/** The same pages with and without federation: how much slower and heavier the first is. */
export const measureFederation = async ({ quick }: Options) => {
  const site = await startSite()
  logProgress('building the one bundle')
  const bundle = await buildOneBundle()
  const federated = await startProxy(ports.plain, site.port, undefined)
  const bundled = await startProxy(ports.oneBundle, site.port, bundle)
  const browser = await openBrowser()
  try {
    const { searches, jobs } = await findPages(site.port)
    const pages = [searches[0], jobs[0]].filter((page) => page !== undefined)
    for (const proxy of [federated, bundled]) {
      const search = searches[0]
      if (search) await checkHydration(browser, addressOf(proxy.port, search), proxy === federated)
    }
    const addresses = pages.flatMap((page) => [addressOf(federated.port, page), addressOf(bundled.port, page)])
    const weights: PageBytes[] = []
    for (const address of addresses) weights.push(await measurePageBytes(browser, address))
    const audits = await auditInRounds(
      addresses.map((address) => ({ address })),
      quick ? 1 : 7,
      'devtools',
      (address, round, { lcp }) => logProgress(`${round}: LCP ${(lcp / 1000).toFixed(2)} s  ${address}`),
    )
    const measurements = pages.flatMap((page, index): Measurement[] => {
      const [mine, other] = [2 * index, 2 * index + 1]
      const lcp = (which: number) => median((audits[which] ?? []).map((audit) => audit.lcp)) / 1000
      const script = (which: number) => (weights[which]?.javaScript ?? Number.NaN) / 1000
      const requests = (which: number) => weights[which]?.requests ?? Number.NaN
      return [
        {
          ...named(targets.federationLcp, page.label),
          value: lcp(mine) / lcp(other),
          note: `${lcp(mine).toFixed(2)} s against ${lcp(other).toFixed(2)} s`,
        },
        {
          ...named(targets.federationJavaScript, page.label),
          value: script(mine) / script(other),
          note: `${script(mine).toFixed(0)} KB against ${script(other).toFixed(0)} KB; ${requests(mine)} requests against ${requests(other)}`,
        },
      ]
    })
    return {
      title: 'Cost of federation',
      how: 'The same server and pages twice, visited in turn: as they are, and with the browser’s part built as one bundle without federation (shell and both remotes in one build, split by page). Both pass through the same small proxy, which exchanges the scripts. Both were seen to hydrate and to open a job without a new document before they were measured. Weight until two quiet seconds after the load.',
      measurements,
      versions: {
        chromium: await browserVersion(),
        ...(await versionsOf(['lighthouse', '@rspack/core', '@module-federation/enhanced'])),
      },
    }
  } finally {
    await browser.close()
    await bundled.stop()
    await federated.stop()
    await site.stop()
  }
}
