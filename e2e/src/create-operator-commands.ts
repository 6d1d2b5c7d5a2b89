import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { site } from './site.ts'

const command = resolve(import.meta.dirname, '../../api/src/moderation/command/main.ts')
/** Where the API itself listens, which operators and stand-ins are asked at. */
export const apiOrigin = `http://127.0.0.1:${Number(new URL(site.origin).port) + 1}`

const run = async (words: string[], env: Record<string, string> = {}): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words, '--json'], {
    env: { ...process.env, DATA_DIR: site.dataDir, OPERATOR_API: apiOrigin, ...env },
  })
  return JSON.parse(stdout)
}

/** Commands of a new operator of the running site, as `npm run ops` does them. Gives what each answers. */
export const createOperatorCommands = async () => {
  const name = `operator-${crypto.randomUUID().slice(0, 8)}`
  const { operator_key: OPERATOR_KEY } = (await run(['operators', 'add', name])) as { operator_key: string }
  return (...words: string[]) => run(words, { OPERATOR_KEY })
}
