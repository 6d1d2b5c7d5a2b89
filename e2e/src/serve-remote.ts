import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from './fixtures.ts'
import { site } from './site.ts'

/** Runs `rspack serve` in a remote's folder, in this workspace or in `workspace`, and waits until it answers. Returns a function that stops it. */
export const serveRemote = async (
  name: string,
  port: number,
  workspace = resolve(import.meta.dirname, '../..'),
): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, [resolve(workspace, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: resolve(workspace, name),
    env: { ...process.env, REMOTE_PORT: String(port), SITE: site.origin },
    stdio: 'ignore',
  })
  const isReady = () => fetch(`http://localhost:${port}/release.json`).then(({ ok }) => ok && child.exitCode === null)
  await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true)
  return async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
}
