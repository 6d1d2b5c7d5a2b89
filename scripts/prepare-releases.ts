import { fork } from 'node:child_process'
import { buildPackage } from '../build/build-package.ts'
import { registryConsolePath, remoteNames } from '../build/packages.ts'
import { CliError } from '../cli/src/cli-error.ts'
import { waitUntilHealthy } from './health.ts'
import { publishLocalReleases } from './publish-local-releases.ts'
import { StartupError } from './startup-error.ts'

type Notes = { notes: string[] }

/**
 * Builds what browsers load and publishes it at the registry of a local start. It is done by a process of its own, this module: what
 * builds holds hundreds of megabytes, which the site would keep for as long as it runs. Gives lines for what was left alone.
 */
export const prepareReleases = (env: Record<string, string>): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
    process.once('exit', () => child.kill())
    let notes: string[] | undefined
    child.on('message', (message: Notes) => {
      notes = message.notes
    })
    child.once('error', reject)
    child.once('exit', () => {
      if (notes) resolve(notes)
      else reject(new StartupError('the releases could not be made; see above'))
    })
  })

const prepare = async (): Promise<string[]> => {
  for (const name of ['shell', registryConsolePath, ...remoteNames]) await buildPackage(name)
  const { REGISTRY_ORIGIN = '', DATA_DIR = '' } = process.env
  await waitUntilHealthy(`${REGISTRY_ORIGIN}/healthz`, 60)
  return publishLocalReleases(remoteNames, process.env, DATA_DIR)
}

if (import.meta.main) {
  try {
    process.send?.({ notes: await prepare() } satisfies Notes)
  } catch (error) {
    if (error instanceof CliError) console.error(`${error.message} ${error.nextStep}`)
    else console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
  process.disconnect?.()
}
