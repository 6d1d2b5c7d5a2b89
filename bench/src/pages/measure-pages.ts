import { demoLogin } from '../../../demo/src/demo-login.ts'
import type { Options } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { signInBrowser } from '../session/browser-cookies.ts'
import { addressOf, startSite } from '../site.ts'
import { named, targets } from '../targets.ts'
import { findPublicPages, memberPages } from './page-addresses.ts'
import { auditInRounds, type PageAudit, type Throttling } from './page-audit.ts'
import { isQuick, middleOf, type PageResult, pagesTable } from './pages-table.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const spreadOf = (audits: readonly PageAudit[]): string => {
  const values = audits.map(({ lcp }) => lcp)
  const elements = [...new Set(audits.map(({ contentfulPaint }) => contentfulPaint.element))].join(', ')
  return `${seconds(Math.min(...values))} to ${seconds(Math.max(...values))}: ${elements}`
}

const rows = ({ label, isPublic, applied, simulated }: PageResult): Measurement[] => [
  {
    ...named(isPublic ? targets.publicLcp : targets.memberLcp, label),
    value: middleOf(applied, 'lcp') / 1000,
    note: spreadOf(applied),
  },
  {
    ...named(targets.simulatedLcp, label),
    value: middleOf(simulated, 'lcp') / 1000,
    note: spreadOf(simulated),
  },
  {
    ...named(targets.simulatedSlow, label),
    value: (100 * simulated.filter((audit) => !isQuick(audit)).length) / simulated.length,
    note: `${simulated.filter(({ contentfulPaint }) => contentfulPaint.scriptsBefore.length > 0).length} of ${simulated.length} ran scripts first`,
  },
  {
    ...named(targets.publicTbt, label),
    value: middleOf(applied, 'tbt'),
    note: `by the clock ${Math.round(middleOf(applied, 'tbtByClock'))} ms, simulated ${Math.round(middleOf(simulated, 'tbtByClock'))} ms`,
  },
  { ...named(targets.publicCls, label), value: middleOf(applied, 'cls') },
]

/** Pages on Lighthouse's phone: all that are public, or those that the command line names. */
export const measurePages = async ({ quick, pages: options }: Options) => {
  const site = await startSite()
  try {
    const visits = quick ? 1 : options.visits
    const publicPages = await findPublicPages(site.port, options)
    const cookies =
      options.memberPages.length > 0 ? await signInBrowser(`http://localhost:${site.port}`, demoLogin) : []
    const pages = [
      ...publicPages.map((page) => ({ ...page, isPublic: true, cookies: [] })),
      ...options.memberPages.map((name) => ({ ...memberPages[name], isPublic: false, cookies })),
    ].map((page) => ({ ...page, address: addressOf(site.port, page) }))
    const audit = (throttling: Throttling, rounds: number) =>
      auditInRounds(pages, rounds, throttling, (address, round, { lcp, tbt, cls, contentfulPaint }) => {
        const first = contentfulPaint.scriptsBefore.length > 0 ? ', scripts ran first' : ''
        logProgress(
          `${throttling} ${round}: LCP ${seconds(lcp)} (${contentfulPaint.element}${first}), TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}  ${address}`,
        )
      })
    const applied = await audit('devtools', visits)
    const simulated = await audit('simulate', 2 * visits)
    const results = pages.map(
      ({ label, isPublic }, index): PageResult => ({
        label,
        isPublic,
        applied: applied[index] ?? [],
        simulated: simulated[index] ?? [],
      }),
    )
    return {
      title: 'Pages on a phone',
      how: `Lighthouse's mobile profile (150 ms RTT, 1.6 Mb/s, 4× CPU) with nothing cached, a production build on the same machine. The slow network and processor are applied by the browser (“devtools” throttling), ${visits === 1 ? 'one visit' : `median of ${visits} visits`}: these are moments at which something was really painted. What Lighthouse computes from ${2 * visits} fast visits is “simulated”; so is its score. Blocking time counts what the page’s main thread ran, not what it waited for a processor that our servers and the browser’s own painter use at the same time; Lighthouse’s figure by the clock stands beside it.`,
      measurements: results.flatMap(rows),
      versions: { chromium: await browserVersion(), ...(await versionsOf(['lighthouse'])) },
      details: { text: pagesTable(results), json: results },
      isUnrecorded: options.isPart,
    }
  } finally {
    await site.stop()
  }
}
