import type { Options } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement, Target } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { addressOf, findPages, startSite } from '../site.ts'
import { median } from '../statistics.ts'
import { named, targets } from '../targets.ts'
import { auditInRounds, type PageAudit, type Throttling } from './page-audit.ts'

const middle = (audits: readonly PageAudit[], key: keyof PageAudit) => median(audits.map((audit) => audit[key]))
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const rows = (
  label: string,
  lcp: Target,
  applied: readonly PageAudit[],
  simulated: readonly PageAudit[],
): Measurement[] => {
  const values = applied.map((audit) => audit.lcp)
  const note = [
    applied.length > 1 ? `${seconds(Math.min(...values))} to ${seconds(Math.max(...values))}` : '',
    `simulated ${seconds(middle(simulated, 'lcp'))}`,
  ]
  return [
    { ...named(lcp, label), value: middle(applied, 'lcp') / 1000, note: note.filter(Boolean).join(', ') },
    {
      ...named(targets.searchTbt, label),
      value: middle(applied, 'tbt'),
      note: `by the clock ${Math.round(middle(applied, 'tbtByClock'))} ms, simulated ${Math.round(middle(simulated, 'tbtByClock'))} ms`,
    },
    { ...named(targets.searchCls, label), value: middle(applied, 'cls') },
  ]
}

/** Search, job and sign-in page in three languages on Lighthouse's phone. */
export const measurePages = async ({ quick }: Options) => {
  const site = await startSite()
  try {
    const { searches, jobs, signIns } = await findPages(site.port)
    const pages = [...searches, ...jobs, ...signIns]
    const addresses = pages.map((page) => addressOf(site.port, page))
    const audit = (throttling: Throttling) =>
      auditInRounds(addresses, quick ? 1 : 5, throttling, (address, round, { lcp, tbt, cls }) =>
        logProgress(
          `${throttling} ${round}: LCP ${seconds(lcp)}, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}  ${address}`,
        ),
      )
    const applied = await audit('devtools')
    const simulated = await audit('simulate')
    return {
      title: 'Pages on a phone',
      how: `Lighthouse's mobile profile (150 ms RTT, 1.6 Mb/s, 4× CPU), ${quick ? 'one visit' : 'median of five visits'} with nothing cached, a production build on the same machine. The slow network and processor are applied by the browser (“devtools” throttling): these are moments at which something was really painted. Beside them stands what Lighthouse computes from a fast visit (“simulated”). Blocking time counts what the page’s main thread ran, not what it waited for a processor that our servers and the browser’s own painter use at the same time; Lighthouse’s figure by the clock stands beside it.`,
      measurements: pages.flatMap((page, index) =>
        rows(
          page.label,
          jobs.includes(page) ? targets.jobLcp : targets.searchLcp,
          applied[index] ?? [],
          simulated[index] ?? [],
        ),
      ),
      versions: { chromium: await browserVersion(), ...(await versionsOf(['lighthouse'])) },
    }
  } finally {
    await site.stop()
  }
}
