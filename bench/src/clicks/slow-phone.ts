import type { Browser, BrowserContext, Page } from '@playwright/test'
import { network, phone } from '../browser.ts'

export type SlowPhone = { page: Page; context: BrowserContext; quiet(): Promise<void>; close(): Promise<void> }

/**
 * A page on the reference phone (docs/product-rules.md#reference-phone): 4× CPU, 150 ms RTT, 1.6 Mb/s. `savesData` is a
 * visitor's setting that nothing be fetched ahead.
 */
export const openSlowPhone = async (browser: Browser, { savesData = false } = {}): Promise<SlowPhone> => {
  const context = await browser.newContext(phone)
  if (savesData) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
  }
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: (network.down * 1000) / 8,
    uploadThroughput: (network.up * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.processor })
  let last = performance.now()
  const open = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    // The stream of changes stays open for as long as the page does.
    if (type === 'EventSource') return
    last = performance.now()
    open.add(requestId)
  })
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
    session.on(event, ({ requestId }: { requestId: string }) => {
      last = performance.now()
      open.delete(requestId)
    })
  }
  return {
    page,
    context,
    /** Waits until nothing has been fetched for 700 ms, ten seconds at most. */
    quiet: async () => {
      const end = performance.now() + 10_000
      await new Promise((resolve) => setTimeout(resolve, 300))
      while (performance.now() < end && (open.size > 0 || performance.now() - last < 700))
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
    close: () => context.close(),
  }
}
