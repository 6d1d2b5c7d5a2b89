import { fork } from 'node:child_process'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

export type Prepared = { notes: string[] }

/**
 * Builds what browsers load and publishes it at the registry of a local start. It is done by a process of its own: what builds holds hundreds
 * of megabytes, which the site would keep for as long as it runs. Gives lines for what was left alone; the registry's console is built after that.
 */
export const prepareReleases = (env: Record<string, string>): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const program = join(import.meta.dirname, 'build-and-publish.ts')
    const child = fork(program, { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
    process.once('exit', () => child.kill())
    let isPrepared = false
    child.once('message', ({ notes }: Prepared) => {
      isPrepared = true
      resolve(notes)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (!isPrepared) reject(new StartupError('the releases could not be made; see above'))
      else if (code) console.error('the console of the registry could not be built; see above')
    })
  })
