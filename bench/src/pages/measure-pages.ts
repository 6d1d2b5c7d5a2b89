import type { Options } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { addressOf, findPages, startSite } from '../site.ts'
import { median } from '../statistics.ts'
import { named, targets } from '../targets.ts'
import { auditInRounds, type PageAudit, type Throttling } from './page-audit.ts'

const middle = (audits: readonly PageAudit[], key: keyof PageAudit) => median(audits.map((audit) => audit[key]))
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const spreadOf = (audits: readonly PageAudit[]): string => {
  const values = audits.map(({ lcp }) => lcp)
  return values.length > 1 ? `${seconds(Math.min(...values))} to ${seconds(Math.max(...values))}` : ''
}

const rows = (label: string, applied: readonly PageAudit[], simulated: readonly PageAudit[]): Measurement[] => [
  { ...named(targets.publicLcp, label), value: middle(applied, 'lcp') / 1000, note: spreadOf(applied) },
  { ...named(targets.simulatedLcp, label), value: middle(simulated, 'lcp') / 1000, note: spreadOf(simulated) },
  {
    ...named(targets.publicTbt, label),
    value: middle(applied, 'tbt'),
    note: `by the clock ${Math.round(middle(applied, 'tbtByClock'))} ms, simulated ${Math.round(middle(simulated, 'tbtByClock'))} ms`,
  },
  { ...named(targets.publicCls, label), value: middle(applied, 'cls') },
]

/** The public pages in three languages on Lighthouse's phone. */
export const measurePages = async ({ quick }: Options) => {
  const site = await startSite()
  try {
    const { homes, searches, jobs, signIns, resumeTemplates, invitations } = await findPages(site.port)
    const pages = [...homes, ...searches, ...jobs, ...signIns, ...resumeTemplates, ...invitations]
    const audit = (throttling: Throttling) =>
      auditInRounds(
        pages.map((page) => addressOf(site.port, page)),
        quick ? 1 : 5,
        throttling,
        (address, round, { lcp, tbt, cls }) =>
          logProgress(
            `${throttling} ${round}: LCP ${seconds(lcp)}, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}  ${address}`,
          ),
      )
    const applied = await audit('devtools')
    const simulated = await audit('simulate')
    return {
      title: 'Pages on a phone',
      how: `Lighthouse's mobile profile (150 ms RTT, 1.6 Mb/s, 4× CPU), ${quick ? 'one visit' : 'median of five visits'} with nothing cached, a production build on the same machine. The slow network and processor are applied by the browser (“devtools” throttling): these are moments at which something was really painted. What Lighthouse computes from a fast visit is “simulated”. Blocking time counts what the page’s main thread ran, not what it waited for a processor that our servers and the browser’s own painter use at the same time; Lighthouse’s figure by the clock stands beside it.`,
      measurements: pages.flatMap((page, index) => rows(page.label, applied[index] ?? [], simulated[index] ?? [])),
      versions: { chromium: await browserVersion(), ...(await versionsOf(['lighthouse'])) },
    }
  } finally {
    await site.stop()
  }
}
