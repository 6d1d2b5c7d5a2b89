import { join } from 'node:path'
import { readSettings as readApiSettings } from '../api/src/platform/settings/settings.ts'
import { demoLogin, demoLoginPath } from '../demo/src/demo-login.ts'
import { whenOrphaned } from '../packages/kit-server/src/on-parent-exit.mjs'
import { compilePrograms } from './compile-programs.ts'
import { makeDailyCopies } from './copies/daily-copies.ts'
import { isResponding, waitUntilHealthy } from './health.ts'
import { lockSite } from './lock-site.ts'
import { assertHostAvailable, assertPortAvailable } from './ports.ts'
import { prepareReleases } from './prepare-releases.ts'
import { createProcessGroup, waitForPreviousRun } from './process-group.ts'
import { createDataDirectory, programEnvironments, readStartSettings } from './start-settings.ts'
import { StartupError } from './startup-error.ts'
import type { SupervisedProcess } from './supervise.ts'

const root = join(import.meta.dirname, '..')

/** A program ended before all were ready; the message is what it said. */
class ProcessExitedError extends StartupError {}

const consoleLogin = (env: Record<string, string>, dataDir: string): string =>
  env.DEMO === '0'
    ? `admin@jobspan.example, its password is in ${join(dataDir, 'registry/admin-password')}`
    : 'admin@jobspan.example  run-the-registry'

const start = async () => {
  const settings = readStartSettings(process.env)
  const { port, apiPort, registryPort, dataDir, env } = settings
  createDataDirectory(dataDir)
  const pidFile = join(dataDir, 'start.json')
  await waitForPreviousRun(pidFile)
  await assertPortAvailable('PORT', port)
  await assertPortAvailable('API_PORT', apiPort)
  await assertPortAvailable('REGISTRY_PORT', registryPort)
  if (env.HOST) await assertHostAvailable(env.HOST)

  const leaveSite = await lockSite(dataDir, !env.DATABASE_URL)
  let stopCopies = async () => {}
  const programs = await createPrograms(pidFile, async () => {
    await stopCopies()
    await leaveSite()
  })
  if (env.STOP_WITH_PARENT) whenOrphaned(() => void programs.stop(0), Number(env.STOP_WITH_PARENT))

  // The API starts (and fills an empty database) while the browsers' part is being built.
  const preparing = prepareReleases(env)
  // Where it fails, that is told below.
  preparing.catch(() => undefined)
  await compilePrograms()
  const environments = programEnvironments(env)
  // What programs need as they start they give back, with less room for what is short-lived: without these flags another 50 MB stay with the API for
  // as long as it runs, and 100 MB with the registry, which checks releases.
  const api = programs.run({
    name: 'api',
    args: ['--max-semi-space-size=16', join(root, 'api/src/main.ts')],
    env: environments.api,
  })
  const registry = programs.run({
    name: 'registry',
    args: ['--max-semi-space-size=4', join(root, 'registry/src/main.ts')],
    env: { ...environments.registry, MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
  })
  const rejectOnExit = <Value>(work: Promise<Value>, ...needed: SupervisedProcess[]) =>
    Promise.race([
      work,
      ...needed.map(({ failed }) =>
        failed.then((words): never => {
          throw new ProcessExitedError(words)
        }),
      ),
    ])
  let notes: string[] = []
  try {
    await rejectOnExit(
      (async () => {
        notes = await preparing
        await waitUntilHealthy(`http://127.0.0.1:${apiPort}/healthz`, 180)
      })(),
      api,
      registry,
    )
    const shell = programs.run({
      name: 'shell',
      args: ['--max-semi-space-size=8', join(root, 'shell/server/main.ts')],
      env: environments.shell,
    })
    await rejectOnExit(waitUntilHealthy(`http://127.0.0.1:${port}/healthz`, 60), api, registry, shell)
    for (const program of programs.all()) program.keepAlive()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    // Where none has said why it is late, all that they wrote may tell.
    if (!(error instanceof ProcessExitedError)) for (const program of programs.all()) program.keepAlive()
    await programs.stop(1)
  }
  const origin = settings.publicOrigin
  console.log(`ready ${origin}`)
  console.log(`  API documentation  ${origin}/api/docs`)
  if (readApiSettings(environments.api).showsMailbox) console.log(`  mailbox            ${origin}/dev/mail`)
  if (env.DEMO !== '0' && (await isResponding(`http://127.0.0.1:${apiPort}${demoLoginPath}`))) {
    console.log(`  demo login         ${demoLogin.email}  ${demoLogin.password}`)
  }
  console.log(`  registry console   http://localhost:${registryPort}  ${consoleLogin(env, dataDir)}`)
  for (const note of notes) console.log(`  ${note}`)
  if (!env.DATABASE_URL) stopCopies = makeDailyCopies(dataDir)
}

/** The programs of the site, which end before its database. */
const createPrograms = async (pidFile: string, leaveSite: () => Promise<unknown>) => {
  try {
    return createProcessGroup(pidFile, leaveSite)
  } catch (error) {
    await leaveSite()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
