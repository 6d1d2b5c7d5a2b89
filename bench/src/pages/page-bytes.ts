import type { Browser, BrowserContext } from '@playwright/test'
import { phone } from '../browser.ts'

export type PageBytes = {
  /** Bytes as they crossed the wire, headers included. */
  bytes: number
  javaScript: number
  requests: number
  /** The same until the browser's `load` event. */
  beforeLoad: { bytes: number; javaScript: number; requests: number }
  files: { url: string; type: string; bytes: number }[]
}

const needed = new Set(['Document', 'Script', 'Stylesheet', 'Font', 'Fetch', 'XHR'])

/**
 * Loads a page with an empty cache, touches nothing, and adds up all that it fetches until two quiet seconds after its load.
 *
 * @param cookies of a visitor who was here before
 */
export const measurePageBytes = async (
  browser: Browser,
  address: string,
  cookies: Parameters<BrowserContext['addCookies']>[0] = [],
): Promise<PageBytes> => {
  const context = await browser.newContext(phone)
  await context.addCookies(cookies)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const files = new Map<string, { url: string; type: string; bytes: number; loaded: boolean }>()
    let loaded = false
    let lastChange = performance.now()
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return
      lastChange = performance.now()
      files.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, loaded })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId)
      if (file) file.bytes = encodedDataLength
      lastChange = performance.now()
    })
    // A page whose scripts did not run is light and quick, and tells nothing.
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    session.on('Network.responseReceived', ({ response, type }) => {
      if (response.status >= 400 && needed.has(type)) faults.push(`${response.status} ${response.url}`)
    })
    session.on('Network.loadingFailed', ({ requestId, errorText, canceled, type }) => {
      if (!canceled && needed.has(type)) faults.push(`${errorText} ${files.get(requestId)?.url}`)
    })
    await page.goto(address, { waitUntil: 'load' })
    loaded = true
    lastChange = performance.now()
    while (performance.now() - lastChange < 2000) await new Promise((resolve) => setTimeout(resolve, 100))
    if (faults.length > 0) throw new Error(`${address} is broken: ${[...new Set(faults)].slice(0, 5).join('; ')}`)
    const all = [...files.values()]
    const sum = (list: typeof all) => ({
      bytes: list.reduce((total, file) => total + file.bytes, 0),
      javaScript: list.reduce((total, file) => total + (file.type === 'Script' ? file.bytes : 0), 0),
      requests: list.length,
    })
    return {
      ...sum(all),
      beforeLoad: sum(all.filter((file) => !file.loaded)),
      files: all.map(({ url, type, bytes }) => ({ url, type, bytes })),
    }
  } finally {
    await context.close()
  }
}
