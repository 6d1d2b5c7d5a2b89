import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { OperatorEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { parse, type z } from 'zod/mini'
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

/** The key of a new operator of the running site. */
const addOperator = async (): Promise<string> => {
  const name = `operator-${crypto.randomUUID().slice(0, 8)}`
  return ((await run(['operators', 'add', name])) as { operator_key: string }).operator_key
}

/** Commands of a new operator of the running site, as `npm run ops` does them. Gives what each answers. */
export const createOperatorCommands = async () => {
  const key = await addOperator()
  return (...words: string[]) => run(words, { OPERATOR_KEY: key })
}

type Input = { params?: Record<string, string | number>; body?: object }

/** The calls that such commands make, without a program for each, which takes a second of the processor. */
export const createOperatorCalls = async () => {
  const key = await addOperator()
  return async <Data extends z.core.$ZodType>(
    { method, path, data }: Pick<OperatorEndpoint, 'method' | 'path'> & { data: Data },
    { params = {}, body = {} }: Input = {},
  ): Promise<z.output<Data>> => {
    const answer = await fetch(apiOrigin + path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])), {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        'Content-Type': 'application/json',
        'X-Requested-With': 'jobspan',
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: the API answered ${answer.status}: ${await answer.text()}`)
    return parse(data, ((await answer.json()) as { data: unknown }).data)
  }
}
