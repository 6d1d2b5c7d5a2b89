import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags, browserPath, network } from '../browser.ts'
import type { Cookies } from '../session/browser-cookies.ts'
import { blockingTime } from './blocking-time.ts'
import { type ContentfulPaint, findContentfulPaint } from './contentful-paint.ts'
import type { TraceEvent } from './find-last-navigation.ts'

export type PageAudit = {
  /** Milliseconds, but for `cls`. */
  fcp: number
  lcp: number
  /** From the main thread's own time: see `blocking-time.ts`. */
  tbt: number
  /** Lighthouse's, by the clock. */
  tbtByClock: number
  cls: number
  /** Lighthouse's, of performance, up to 100. */
  score: number
  contentfulPaint: ContentfulPaint
}

/** `cookies` of a member, for a page that only members have. */
type Visit = { address: string; cookies?: Cookies }

export type Throttling = 'devtools' | 'simulate'

/** The trace that Lighthouse computed from; its types do not mention it. */
const eventsOf = (artifacts: unknown) => (artifacts as { Trace: { traceEvents: TraceEvent[] } }).Trace.traceEvents

const signIn = async (port: number, cookies: Cookies): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await browser.contexts()[0]?.addCookies(cookies)
  await browser.close()
}

/** One visit to a page by Lighthouse, in a browser of its own with nothing cached. */
const auditPage = async ({ address, cookies = [] }: Visit, throttling: Throttling): Promise<PageAudit> => {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: browserFlags, logLevel: 'silent' })
  try {
    if (cookies.length > 0) await signIn(chrome.port, cookies)
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
        'speed-index',
      ],
      formFactor: 'mobile',
      throttlingMethod: throttling,
      throttling: {
        rttMs: network.roundTrip,
        throughputKbps: network.down,
        // DevTools delays whole requests, not packets. These factors are Lighthouse's own for the same profile.
        requestLatencyMs: network.roundTrip * 3.75,
        downloadThroughputKbps: network.down * 0.9,
        uploadThroughputKbps: network.up * 0.9,
        cpuSlowdownMultiplier: network.processor,
      },
      disableFullPageScreenshot: true,
    })
    const report = result?.lhr
    if (!report || report.runtimeError) throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`)
    const value = (audit: string) => {
      const number = report.audits[audit]?.numericValue
      if (number === undefined) throw new Error(`${address}: Lighthouse gives no ${audit}`)
      return number
    }
    if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`)
    const events = eventsOf(result.artifacts)
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: blockingTime(events),
      tbtByClock: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      // Of the five audits above, which are all that weigh in it.
      score: Math.round((report.categories.performance?.score ?? Number.NaN) * 100),
      contentfulPaint: findContentfulPaint(events),
    }
  } finally {
    chrome.kill()
  }
}

/** Visits all pages in turn, `rounds` times, so that a busy minute of the machine falls on all of them alike. */
export const auditInRounds = async (
  visits: readonly Visit[],
  rounds: number,
  throttling: Throttling,
  onDone: (address: string, round: number, audit: PageAudit) => void,
): Promise<PageAudit[][]> => {
  const audits: PageAudit[][] = visits.map(() => [])
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, visit] of visits.entries()) {
      // On a busy machine a browser at times paints nothing in time.
      const audit = await auditPage(visit, throttling).catch(() => auditPage(visit, throttling))
      audits[index]?.push(audit)
      onDone(visit.address, round, audit)
    }
  }
  return audits
}
