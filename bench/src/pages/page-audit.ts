import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags, browserPath, network } from '../browser.ts'
import { blockingTime, type TraceEvent } from './blocking-time.ts'

export type PageAudit = {
  /** Milliseconds, but for `cls`. */
  fcp: number
  lcp: number
  /** From the main thread's own time: see `blocking-time.ts`. */
  tbt: number
  /** Lighthouse's, by the clock. */
  tbtByClock: number
  cls: number
}

export type Throttling = 'devtools' | 'simulate'

/** The trace that Lighthouse computed from; its types do not mention it. */
const eventsOf = (artifacts: unknown) => (artifacts as { Trace: { traceEvents: TraceEvent[] } }).Trace.traceEvents

/** One visit to a page by Lighthouse, in a browser of its own with nothing cached. */
const auditPage = async (address: string, throttling: Throttling): Promise<PageAudit> => {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: browserFlags, logLevel: 'silent' })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
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
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: blockingTime(eventsOf(result.artifacts)),
      tbtByClock: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}

/** Visits all addresses in turn, `rounds` times, so that a busy minute of the machine falls on all of them alike. */
export const auditInRounds = async (
  addresses: readonly string[],
  rounds: number,
  throttling: Throttling,
  onDone: (address: string, round: number, audit: PageAudit) => void,
): Promise<PageAudit[][]> => {
  const audits: PageAudit[][] = addresses.map(() => [])
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const audit = await auditPage(address, throttling)
      audits[index]?.push(audit)
      onDone(address, round, audit)
    }
  }
  return audits
}
