import { join } from 'node:path'
import { demoLogin, demoLoginPath } from '../api/src/demo/demo-login.ts'
import { readSettings as readApiSettings } from '../api/src/platform/settings/settings.ts'
import { buildPackage, registryConsole, remotes } from '../build/build-package.ts'
import { Problem } from '../cli/src/cli-error.ts'
import { whenOrphaned } from '../shared-kit/src/server/on-parent-exit.mjs'
import { requireFreePort, requireHost } from './ports.ts'
import { runTogether, untilFormerEnded } from './process-group.ts'
import { releaseLocally } from './publish-local-releases.ts'
import { makeDataFolder, readStartSettings } from './start-settings.ts'
import { CannotStart } from './startup-error.ts'
import type { Supervised } from './supervise.ts'

const root = join(import.meta.dirname, '..')

/** A program ended before all were ready; the message is what it said. */
class ProgramEnded extends CannotStart {}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok,
    () => false,
  )

const untilHealthy = async (url: string, seconds: number): Promise<void> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new CannotStart(`${url} did not become healthy within ${seconds} s`)
}

const consoleLogin = (env: Record<string, string>, dataDir: string): string =>
  env.DEMO === '0'
    ? `admin@jobspan.example, its password is in ${join(dataDir, 'registry/admin-password')}`
    : 'admin@jobspan.example  run-the-registry'

const start = async () => {
  const settings = readStartSettings(process.env)
  const { port, apiPort, registryPort, dataDir, env } = settings
  makeDataFolder(dataDir)
  const record = join(dataDir, 'start.json')
  await untilFormerEnded(record)
  await requireFreePort('PORT', port)
  await requireFreePort('API_PORT', apiPort)
  await requireFreePort('REGISTRY_PORT', registryPort)
  if (env.HOST) await requireHost(env.HOST)

  const programs = runTogether(record)
  if (env.STOP_WITH_PARENT) whenOrphaned(() => void programs.stop(0), Number(env.STOP_WITH_PARENT))

  // The API starts (and fills an empty database) while the browsers' part is being built.
  const production = { ...env, NODE_ENV: 'production', LOG_LEVEL: env.LOG_LEVEL ?? 'warn' }
  // Nothing leaves this machine unless told: mail and social logins have their stand-ins.
  const apiEnv = { STAND_INS: 'loopback', ...production }
  const api = programs.run({ name: 'api', args: [join(root, 'api/src/main.ts')], env: apiEnv })
  const demo = { REGISTRY_DEMO: env.DEMO === '0' ? '0' : '1' }
  const registry = programs.run({
    name: 'registry',
    args: [join(root, 'registry/src/main.ts')],
    env: { ...demo, ...production },
  })
  const orFailed = <Value>(work: Promise<Value>, ...needed: Supervised[]) =>
    Promise.race([
      work,
      ...needed.map(({ failed }) =>
        failed.then((words): never => {
          throw new ProgramEnded(words)
        }),
      ),
    ])
  let notes: string[] = []
  try {
    await orFailed(
      (async () => {
        for (const name of ['shell', registryConsole, ...remotes]) await buildPackage(name)
        await untilHealthy(`http://127.0.0.1:${registryPort}/healthz`, 60)
        notes = await releaseLocally(remotes, env, dataDir)
        await untilHealthy(`http://127.0.0.1:${apiPort}/healthz`, 180)
      })(),
      api,
      registry,
    )
    const shell = programs.run({ name: 'shell', args: [join(root, 'shell/server/main.ts')], env: production })
    await orFailed(untilHealthy(`http://127.0.0.1:${port}/healthz`, 60), api, registry, shell)
    for (const program of programs.all()) program.keepAlive()
  } catch (error) {
    if (error instanceof Problem) console.error(`${error.message} ${error.next}`)
    else console.error(error instanceof CannotStart ? error.message : error)
    // Where none has said why it is late, all that they wrote may tell.
    if (!(error instanceof ProgramEnded)) for (const program of programs.all()) program.keepAlive()
    await programs.stop(1)
  }
  const origin = settings.publicOrigin
  console.log(`ready ${origin}`)
  console.log(`  API documentation  ${origin}/api/docs`)
  if (readApiSettings(apiEnv).showsMailbox) console.log(`  mailbox            ${origin}/dev/mail`)
  if (env.DEMO !== '0' && (await answers(`http://127.0.0.1:${apiPort}${demoLoginPath}`))) {
    console.log(`  demo login         ${demoLogin.email}  ${demoLogin.password}`)
  }
  console.log(`  registry console   http://localhost:${registryPort}  ${consoleLogin(env, dataDir)}`)
  for (const note of notes) console.log(`  ${note}`)
}

start().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
})
