#!/usr/bin/env node
// Runs on any Node from 20 on, and goes on with the one that the workspace pins.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= 24) await import('../src/main.ts')
else {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = fileURLToPath(new URL(`../../node_modules/node/bin/${name}`, import.meta.url))
  if (!existsSync(pinned)) {
    console.error('The workspace is not set up yet. Run `npm install` in its root, then try again.')
    process.exit(1)
  }
  const args = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)]
  process.exit(spawnSync(pinned, args, { stdio: 'inherit' }).status ?? 1)
}
