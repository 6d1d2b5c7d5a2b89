import { readFileSync } from 'node:fs'
import { type ApiClient, type ApiError, createApiClient } from '@jobspan/shared-kit/api'
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

export const createOperatorClient = (env: NodeJS.ProcessEnv): ApiClient => {
  const authorization = basicAuthHeader(readKey(env))
  return createApiClient({ origin: findOrigin(env), headers: () => ({ authorization }), retries: 0 })
}

/** What went wrong in a call, and what to do about it. */
export const explainCallError = (error: ApiError, env: NodeJS.ProcessEnv): OpsError => {
  if (error.kind === 'offline' || error.kind === 'timeout')
    return new OpsError(
      `The API at ${findOrigin(env)} does not answer.`,
      'Start the site, or name its API in OPERATOR_API: the API itself, not the public site.',
    )
  const steps: Record<number, string> = {
    401: 'Check OPERATOR_KEY (NAME:KEY); `npm run ops -- operators list` on the machine of the site tells whose key has ended.',
    404: 'Check the id. Where every call is answered so, OPERATOR_API names a proxy: name the API itself.',
    409: 'Nothing was changed.',
    422: '`npm run ops -- COMMAND --help` tells what it takes.',
    429: 'Wait a minute.',
  }
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string[]> }
  const fields = Object.entries(errors ?? {}).filter(([name]) => name !== 'error')
  const details = fields.map(([name, problems]) => `${name}: ${problems.join(', ')}`).join('; ')
  const message =
    error.status === 404 ? 'There is no such thing.' : error.message || `The API answered ${error.status}.`
  return new OpsError(
    details ? `${message} (${details})` : message,
    steps[error.status] ?? 'Look at the log of the API.',
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
