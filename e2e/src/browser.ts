import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's package of the browser that draws for nobody. */
export const headlessShell = 'chromium-headless-shell'

/** The shell comes first: it takes a quarter to a third less of the processor than the browser made headless. */
const systemBrowsers = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser to drive: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 * Returns its path, an empty text when Playwright finds its own by itself, or `undefined` when there is none.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  if (existsSync(chromium.executablePath())) return ''
  return systemBrowsers.find((path) => existsSync(path))
}

/** How the browser that is more than the shell is started: the shell has no camera and no notifications. */
export const fullBrowserLaunchOptions = (...args: string[]) => {
  const executablePath = systemBrowsers.find((path) => !path.endsWith(headlessShell) && existsSync(path))
  return {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...args],
  }
}
