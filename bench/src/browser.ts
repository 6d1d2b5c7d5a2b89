import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/src/browser.ts'
import { run } from './child-processes.ts'

/** What keeps a browser from doing things of its own while it is measured. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--headless=new',
]

/** Path of Chromium: `CHROMIUM_PATH`, Playwright's own, the system's. */
export const browserPath = (): string => {
  const found = findBrowser()
  if (found === undefined) throw new Error('no Chromium: install one, or name it in CHROMIUM_PATH')
  return found === '' ? chromium.executablePath() : found
}

/** Chromium under Playwright. Close it when done. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    // Playwright's own headless mode is another program; the flags choose the real one.
    headless: false,
    args: browserFlags,
  })

/** The phone that every page is measured on: narrow, touch, as Lighthouse's mobile profile has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
} as const

/** Lighthouse's mobile profile: 150 ms RTT, 1.6 Mb/s down, 750 kb/s up, a processor four times slower. */
export const network = { roundTrip: 150, down: 1638.4, up: 750, processor: 4 } as const

/** Version of the browser, such as `Chromium 156.0.1`. */
export const browserVersion = async (): Promise<string> =>
  // Behind whatever else it has to say at its start.
  /\d+(\.\d+){2,}/.exec(await run(browserPath(), ['--version']))?.[0] ?? ''
