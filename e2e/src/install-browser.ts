import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findBrowser, headlessShell } from './browser.ts'

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0

const isRoot = process.getuid?.() === 0

const apt = (...args: string[]) => attempt(...([...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args] as [string]))

/** Debian has the shell as a package of its own, Ubuntu has not. */
const isDebian = () => {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

const installPackage = (browser: string) =>
  apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk', 'fonts-noto-core')

/** Finds a browser for the journeys, or installs one: Playwright's download, else the distribution's package. */
if (findBrowser() === undefined) {
  console.log('No browser found: installing one for the journeys.')
  attempt('npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium')
  if (findBrowser() === undefined && apt('update')) installPackage(headlessShell) || installPackage('chromium')
  if (findBrowser() === undefined) {
    console.error('No browser could be installed. Install Chromium and name it in CHROMIUM_PATH.')
    process.exit(1)
  }
} else if (findBrowser() === '/usr/bin/chromium' && isRoot && isDebian()) {
  // Where it cannot be had, the journeys take longer, and no other answer is given.
  console.log('Installing the headless shell: the journeys take a quarter less of the processor with it.')
  if (apt('update')) apt('install', '-y', '--no-install-recommends', headlessShell)
}
