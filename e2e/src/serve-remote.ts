import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from './fixtures.ts'
import { site } from './site.ts'

/** `npm run dev -w NAME` in a workspace (this one unless told), ready to be asked at the port; what comes back ends it. */
export const serveRemote = async (
  name: string,
  port: number,
  workspace = resolve(import.meta.dirname, '../..'),
): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, [resolve(workspace, 'build/serve-remote.ts'), name], {
    cwd: workspace,
    env: { ...process.env, REMOTE_PORT: String(port), SITE: site.origin },
    stdio: 'ignore',
  })
  const answers = () => fetch(`http://localhost:${port}/release.json`).then(({ ok }) => ok && child.exitCode === null)
  await expect.poll(() => answers().catch(() => false), { timeout: 60_000 }).toBe(true)
  return async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  }
}
