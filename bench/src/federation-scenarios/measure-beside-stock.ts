import type { Page } from '@playwright/test'
import { network } from '../browser.ts'
import { openBrowserPage } from '../federation-faults/visit.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { findPages } from '../site.ts'
import { median } from '../statistics.ts'
import { untargeted } from '../targets.ts'
import type { Scenario } from './scenario.ts'
import { type Composition, compositions, type TestBed } from './test-bed.ts'

type Visited = { mounted: number; bytes: number; javaScript: number; requests: number }

/** Notes in the page itself when React holds the page's heading, so that no message between processes is timed. */
const noteMounted = () => {
  const look = () => {
    const heading = document.querySelector('main h1')
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$')))
      (globalThis as { benchMounted?: number }).benchMounted = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

const visitOnce = async (page: Page, address: string): Promise<Visited> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: (network.down * 1000) / 8,
    uploadThroughput: (network.up * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.processor })
  const types = new Map<string, string>()
  const cached = new Set<string>()
  let [bytes, javaScript, requests] = [0, 0, 0]
  let last = performance.now()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type)
    if (response.fromDiskCache) cached.add(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    if (cached.has(requestId)) return
    requests += 1
    bytes += encodedDataLength
    if (types.get(requestId) === 'Script') javaScript += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  const mounted = await page
    .waitForFunction(() => (globalThis as { benchMounted?: number }).benchMounted, undefined, { timeout: 60_000 })
    .then((handle) => handle.jsonValue())
  while (performance.now() - last < 1500) await new Promise((resolve) => setTimeout(resolve, 100))
  await session.detach()
  return { mounted: mounted ?? Number.NaN, bytes, javaScript, requests }
}

/** A first visit with nothing cached, and a second one of the same visitor. */
const visitTwice = async (stage: TestBed, port: number, path: string) => {
  const { page, context, origin, close } = await openBrowserPage(stage.browser, port)
  try {
    await context.addInitScript(noteMounted)
    const cold = await visitOnce(page, origin + path)
    await page.goto('about:blank')
    return { cold, warm: await visitOnce(page, origin + path) }
  } finally {
    await close()
  }
}

/** The same pages composed in three ways: how long until the remote is mounted, and how heavy. */
export const measureBesideStock: Scenario = async (stage, { quick }) => {
  const { searches, jobs } = await findPages(stage.site.port)
  const pages = [searches[0], jobs[0]].filter((page) => page !== undefined)
  const pipes = new Map<Composition, number>()
  for (const composition of compositions) pipes.set(composition, (await stage.pipeTo(composition)).port)
  const found = new Map<string, { cold: Visited; warm: Visited }[]>()
  const rounds = quick ? 1 : 3
  // In turn, so that a busy minute of the machine falls on all of them alike.
  for (let round = 1; round <= rounds; round += 1) {
    for (const { label, path } of pages) {
      for (const [composition, port] of pipes) {
        const visited = await visitTwice(stage, port, path)
        const key = `${label} ${composition}`
        found.set(key, [...(found.get(key) ?? []), visited])
        logProgress(
          `${round}: ${key}: ${visited.cold.mounted.toFixed(0)} ms cold, ${visited.warm.mounted.toFixed(0)} ms warm`,
        )
      }
    }
  }
  const measurements = pages.flatMap(({ label }) =>
    (['cold', 'warm'] as const).flatMap((state) =>
      compositions.flatMap((composition): Measurement[] => {
        const visits = (found.get(`${label} ${composition}`) ?? []).map((visit) => visit[state])
        const middle = (key: keyof Visited) => median(visits.map((visit) => visit[key]))
        return [
          {
            ...untargeted('s', `${label}, ${state}, ${composition}: until mounted`),
            value: middle('mounted') / 1000,
            note: `${(middle('bytes') / 1000).toFixed(0)} KB, of it ${(middle('javaScript') / 1000).toFixed(0)} KB JavaScript, ${middle('requests')} requests`,
          },
        ]
      }),
    ),
  )
  return {
    title: 'Beside stock Module Federation',
    how: `The same pages on a phone (4× CPU, 150 ms RTT, 1.6 Mb/s), ${rounds === 1 ? 'one visit' : `median of ${rounds} visits`} each, in turn: ours as it is; ours with nothing rendered on the server, which is the fair one to hold stock against; stock Module Federation with its default settings over the same sources. Mounted means that React holds the page’s heading. Cold is an empty cache, warm the same visitor’s second visit; bytes as transferred until 1.5 quiet seconds.`,
    measurements,
  }
}
