import ky, { isHTTPError } from 'ky'
import { z } from 'zod/mini'
import { CliError } from '../cli-error.ts'

/** Asks GitHub for a token of the job that this runs in, meant for one registry. Each serves one change, so each call asks for its own. */
export type ReadPipelineToken = () => Promise<string>

const answer = z.object({ value: z.string() })

/**
 * The way to a job's token in GitHub Actions; undefined elsewhere. A workflow has it with `permissions: id-token: write`, and stores no token
 * of the registry.
 */
export const findPipelineToken = (env: NodeJS.ProcessEnv, audience: string): ReadPipelineToken | undefined => {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = env
  if (!address || !secret) return undefined
  const request = async (): Promise<string> => {
    const url = new URL(address)
    url.searchParams.set('audience', audience)
    const { value } = z.parse(answer, await ky(url, { headers: { authorization: `Bearer ${secret}` } }).json())
    return value
  }
  return () =>
    request().catch((error: unknown) => {
      const why = isHTTPError(error) ? `it answers ${error.response.status}` : (error as Error).message
      throw new CliError(
        `GitHub gave this job no token (${why}).`,
        'The job needs `permissions: id-token: write`; or set JOBSPAN_TOKEN.',
      )
    })
}
