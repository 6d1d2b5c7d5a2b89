import { register } from '@jobspan/shared-kit/contracts/session'
import type { Options } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { cookiesOf, headers } from '../session/sign-in.ts'
import { addressOf, findPages, memberPages, startSite } from '../site.ts'
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

/** Registers a member at the site; gives the cookies that their browser would send. */
const registerMember = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}${register.path}`, {
    method: register.method,
    headers: { ...headers, origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      email: `pages-${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
      first_name: 'Aiko',
      last_name: 'Tan',
      terms_and_condition: 1,
      country_key: 'sg',
    }),
  })
  if (!response.ok) throw new Error(`registering answered ${response.status}: ${await response.text()}`)
  return cookiesOf(response).join('; ')
}

/** Public pages in three languages, and a member's in English, on Lighthouse's phone. */
export const measurePages = async ({ quick }: Options) => {
  const site = await startSite()
  try {
    const { homes, searches, jobs, signIns, resumeTemplates } = await findPages(site.port)
    const pages = [...homes, ...searches, ...jobs, ...signIns, ...resumeTemplates]
    const audit = (of: typeof memberPages, throttling: Throttling, sent: Record<string, string> = {}) =>
      auditInRounds(
        of.map((page) => addressOf(site.port, page)),
        quick ? 1 : 5,
        throttling,
        (address, round, { lcp, tbt, cls }) =>
          logProgress(
            `${throttling} ${round}: LCP ${seconds(lcp)}, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}  ${address}`,
          ),
        sent,
      )
    const applied = await audit(pages, 'devtools')
    const simulated = await audit(pages, 'simulate')
    const cookie = await registerMember(`http://localhost:${site.port}`)
    const member = await audit(memberPages, 'devtools', { cookie })
    return {
      title: 'Pages on a phone',
      how: `Lighthouse's mobile profile (150 ms RTT, 1.6 Mb/s, 4× CPU), ${quick ? 'one visit' : 'median of five visits'} with nothing cached, a production build on the same machine. The slow network and processor are applied by the browser (“devtools” throttling): these are moments at which something was really painted. What Lighthouse computes from a fast visit is “simulated”. Blocking time counts what the page’s main thread ran, not what it waited for a processor that our servers and the browser’s own painter use at the same time; Lighthouse’s figure by the clock stands beside it. A member’s pages are those of somebody who has just registered.`,
      measurements: [
        ...pages.flatMap((page, index) => rows(page.label, applied[index] ?? [], simulated[index] ?? [])),
        ...memberPages.map((page, index) => ({
          ...named(targets.memberLcp, page.label),
          value: middle(member[index] ?? [], 'lcp') / 1000,
          note: spreadOf(member[index] ?? []),
        })),
      ],
      versions: { chromium: await browserVersion(), ...(await versionsOf(['lighthouse'])) },
    }
  } finally {
    await site.stop()
  }
}
