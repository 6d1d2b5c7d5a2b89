import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/browser.ts'
import { type FontSet, fontEnvironment } from './src/font-environment.ts'
import { quickProject, site } from './src/site.ts'

const executablePath = findBrowser()
const long = /(release-workflow|override|other-hosts)\.spec/
const crash = /crash\.spec/
/** What measures where things stand bears this tag: it holds with other fonts too. */
const layout = /@layout/

const launchOptions = (fonts: FontSet) => ({
  ...(executablePath ? { executablePath } : {}),
  env: { ...(process.env as Record<string, string>), ...fontEnvironment(fonts) },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Journeys in a real browser against the whole site, started as `npm start` starts it (see `src/start-site.ts`). */
export default defineConfig({
  testDir: './src',
  globalSetup: './src/start-site.ts',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // One for each capability, in one language, with axe once in each remote: what `npm test` runs.
    { name: quickProject, grep: /@main/ },
    // All of them, the main ones too, and axe wherever they say so. The longest begin first: at the end the other worker would wait for
    // them.
    { name: 'long', testMatch: long },
    { name: 'all', testIgnore: [long, crash] },
    { name: 'other-fonts', grep: layout, use: { launchOptions: launchOptions('liberation') } },
    // Kills what the others stand on, so it is run by itself.
    { name: 'crash', testMatch: crash, fullyParallel: false, workers: 1 },
  ],
  reporter: [['line'], ['./src/budget-reporter.ts']],
  outputDir: './test-results',
  use: {
    baseURL: site.origin,
    // To record one takes copies of the page all the time, on screens that axe looks at as much as all else; `--trace on` does it by hand.
    trace: 'on-first-retry',
    launchOptions: launchOptions('noto'),
  },
})
