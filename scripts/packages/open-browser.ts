import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/src/browser.ts'

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}
