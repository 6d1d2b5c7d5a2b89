import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0

/** Finds a browser for the journeys, or installs one: Playwright's download, else the distribution's package. */
if (findBrowser() === undefined) {
  console.log('No browser found: installing one for the journeys.')
  attempt('npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium')
  if (findBrowser() === undefined) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const run = (...command: string[]) => {
      const [program, ...args] = [...asRoot, ...command] as [string, ...string[]]
      return attempt(program, ...args)
    }
    const install = (browser: string) =>
      run('apt-get', 'install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk', 'fonts-noto-core')
    // Debian has the shell as a package of its own, Ubuntu has not.
    if (run('apt-get', 'update')) install('chromium-headless-shell') || install('chromium')
  }
  if (findBrowser() === undefined) {
    console.error('No browser could be installed. Install Chromium and name it in CHROMIUM_PATH.')
    process.exit(1)
  }
}
