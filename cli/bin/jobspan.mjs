#!/usr/bin/env node
// Runs on any Node from 20 on, and goes on with the one that the workspace pins.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url))
const main = pathOf('../src/main.ts')
const pinned = pathOf(`../../node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`)

/** Newer versions of npm leave install scripts out, and the pinned Node arrives by one. */
const installPinned = () => {
  const folder = pathOf('../../node_modules/node')
  if (!existsSync(pinned) && existsSync(folder))
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  return existsSync(pinned)
}

const major = Number(process.versions.node.split('.')[0])
if (major >= 24) await import('../src/main.ts')
else if (major < 20) {
  console.error(
    `Node 20 or newer is needed; this is ${process.version}.\nInstall one from https://nodejs.org, then try again.`,
  )
  process.exit(1)
} else if (installPinned()) {
  const args = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)]
  process.exit(spawnSync(pinned, args, { stdio: 'inherit' }).status ?? 1)
} else {
  console.error('The workspace is not set up yet. Run `npm install` in its root, then try again.')
  process.exit(1)
}
