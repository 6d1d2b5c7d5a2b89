import { readFileSync } from 'node:fs'
import type { OperatorEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import { z } from 'zod/mini'
import { openSite } from '../../import/open-site.ts'
import { basicAuthHeader } from '../../platform/http/basic-auth.ts'
import { type OperatorCommand, type OperatorResult, runOperatorCommand } from '../operators/operator-repository.ts'
import { OpsError } from './ops-error.ts'

/** Where the API is: as the environment says, else where that of this machine listens. */
const findOrigin = (env: NodeJS.ProcessEnv): string => {
  if (!env.OPERATOR_API) return `http://127.0.0.1:${env.API_PORT ?? 3001}`
  const url = URL.parse(env.OPERATOR_API)
  if (url) return url.origin
  throw new OpsError('OPERATOR_API: not an address.', 'Write it as http://127.0.0.1:3001.', 2)
}

const readKey = (env: NodeJS.ProcessEnv): { name: string; secret: string } => {
  const next = '`npm run ops -- operators add NAME` on the machine of the site makes one.'
  let text = env.OPERATOR_KEY
  if (env.OPERATOR_KEY_FILE) {
    try {
      text = readFileSync(env.OPERATOR_KEY_FILE, 'utf8').trim()
    } catch (error) {
      throw new OpsError(`OPERATOR_KEY_FILE: ${(error as Error).message}`, next, 2)
    }
  }
  const [, name, secret] = /^([^:\s]+):(\S+)$/.exec(text ?? '') ?? []
  if (name === undefined || secret === undefined)
    throw new OpsError(
      'OPERATOR_KEY holds no key (NAME:KEY), nor does OPERATOR_KEY_FILE name a file with one.',
      next,
      2,
    )
  return { name, secret }
}

type Schema = z.core.$ZodType
type Input<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params?: z.input<Params>
  query?: { [Name in keyof z.input<Query>]?: string | number | undefined }
  body?: z.input<Body>
}

export type OperatorClient = {
  /** Calls one operation and parses its answer. Throws an `OpsError` that says what to do next. */
  call<Params extends Schema, Query extends Schema, Body extends Schema, Data extends Schema>(
    operation: OperatorEndpoint<Params, Query, Body, Data>,
    input?: Input<Params, Query, Body>,
  ): Promise<z.output<Data>>
}

const toPath = ({ path }: { path: string }, { params, query }: Input<Schema, Schema, Schema>): string => {
  const given = (params ?? {}) as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )
  return search.size === 0 ? filled : `${filled}?${search}`
}

const timeoutMs = 60_000

export const createOperatorClient = (env: NodeJS.ProcessEnv): OperatorClient => {
  const authorization = basicAuthHeader(readKey(env))
  const origin = findOrigin(env)
  return {
    async call(operation, input = {}) {
      const sendsBody = operation.method !== 'GET'
      const response = await fetch(origin + toPath(operation, input), {
        method: operation.method,
        headers: {
          authorization,
          'x-requested-with': 'jobspan',
          ...(sendsBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(sendsBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => {
        throw new OpsError(
          `The API at ${origin} does not answer.`,
          'Start the site, or name its API in OPERATOR_API: the API itself, not the public site. `npm run ops -- audit` tells whether a change was made.',
        )
      })
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok) throw toRefusal(response.status, answer)
      const parsed = z.safeParse(operation.data, (answer as { data?: unknown } | null)?.data)
      if (parsed.success) return parsed.data
      throw new OpsError(
        `What answers at ${origin} is no API of this release.`,
        'Run the command of the release that runs there.',
      )
    },
  }
}

const refusal = z.object({
  message: z._default(z.string(), ''),
  errors: z._default(z.record(z.string(), z.array(z.string())), {}),
})

const nextSteps: Record<number, string> = {
  401: 'Check OPERATOR_KEY (NAME:KEY); `npm run ops -- operators list` with the database of the site tells whose key has ended.',
  404: 'Check the id. Where every call is answered so, OPERATOR_API names a proxy: name the API itself.',
  409: 'Nothing was changed.',
  422: '`npm run ops -- COMMAND --help` tells what it takes.',
  429: 'Wait a minute.',
}

/** What the API refused, and what to do about it. */
const toRefusal = (status: number, answer: unknown): OpsError => {
  const parsed = z.safeParse(refusal, answer)
  const { message, errors } = parsed.success ? parsed.data : { message: '', errors: {} }
  const { error, ...fields } = errors
  const sentence = status === 404 ? 'There is no such thing.' : (error?.[0] ?? message) || `The API answered ${status}.`
  const details = Object.entries(fields).map(([name, problems]) => `${name}: ${problems.join(', ')}`)
  return new OpsError(
    details.length > 0 ? `${sentence} (${details.join('; ')})` : sentence,
    nextSteps[status] ?? 'Look at the log of the API.',
  )
}

/** Adds operators, ends their keys and lists them, in the database of the site. */
export const runAtSite = async (command: OperatorCommand): Promise<OperatorResult> => {
  const { connection } = await openSite()
  try {
    return await runOperatorCommand(connection.db, command)
  } finally {
    await connection.close()
  }
}
