import type { Database } from '@jobspan/kit-server'
import type { Permission } from '@jobspan/shared-kit/contracts/registry/permissions'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod/mini'
import type { Caller } from '../../platform/http/caller.ts'
import { RegistryError } from '../../platform/http/registry-error.ts'
import type { PipelineBinding, PipelineSettings } from '../../platform/settings/pipeline-settings.ts'
import { consumePipelineToken, maxPipelineTokenMinutes } from '../sign-in-attempts.ts'
import { createIssuerKeys, issuerUnavailable } from './issuer-keys.ts'

/** What a token of GitHub Actions says of the job that holds it. */
const claimsOfJob = z.object({
  repository: z.string(),
  repository_id: z.optional(z.string()),
  ref: z.string(),
  event_name: z.string(),
  environment: z.optional(z.string()),
  run_id: z.optional(z.string()),
})
type JobClaims = z.infer<typeof claimsOfJob>

/** Not `tokens`: a token that a pipeline made would outlive its job. */
const releasePermissions: readonly Permission[] = [
  'read',
  'publish',
  'preview',
  'promote',
  'roll_back',
  'canary',
  'end_canary',
  'toggle',
]
/** Whoever may open a pull request may change what its pipeline does. */
const previewPermissions: readonly Permission[] = ['read', 'preview']

const pullRequestEvents = new Set(['pull_request', 'pull_request_target'])
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
const maxClockSkewSeconds = 30

/** A token of an issuer (JWS compact serialisation, RFC 7515, 7.1), and not one of this registry. */
export const isPipelineToken = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)

export type PipelineCallers = {
  /** `isChange` where the request may change something: a token serves one such request. */
  read(token: string, isChange: boolean): Promise<Caller>
}

/** Reads who calls with a token that a pipeline was given for one job. Throws with what is wrong with it. */
export const createPipelineCallers = (
  { issuer, audience, bindings }: PipelineSettings,
  db: Database,
): PipelineCallers => {
  const keys = createIssuerKeys(issuer)
  const name = issuer.href.replace(/\/$/, '')
  return {
    async read(token, isChange) {
      const options = {
        issuer: name,
        audience,
        algorithms,
        clockTolerance: maxClockSkewSeconds,
        maxTokenAge: maxPipelineTokenMinutes * 60,
        requiredClaims: ['exp', 'iat', 'jti'],
      }
      const { payload } = await jwtVerify(token, await keys(), options).catch((error: unknown) => {
        throw toRefusal(error, { issuer: name, audience })
      })
      const caller = toCaller(payload, bindings)
      // Whoever sees a token that was used, in a log or on its way, can change nothing with it.
      if (isChange && !(await consumePipelineToken(db, { issuer: name, jti: payload.jti ?? '' })))
        throw new RegistryError(
          401,
          'The pipeline’s token was used already; have the job ask for a new one for each change.',
        )
      return caller
    },
  }
}

const toCaller = (payload: JWTPayload, bindings: readonly PipelineBinding[]): Caller => {
  const parsed = z.safeParse(claimsOfJob, payload)
  if (!parsed.success)
    throw new RegistryError(
      401,
      `The pipeline’s token has no ${parsed.error.issues[0]?.path.join('.')}; it is none of a job.`,
    )
  const job = parsed.data
  const own = bindings.filter((binding) => isOfRepository(job, binding))
  if (own.length === 0)
    throw new RegistryError(
      403,
      `${job.repository} may release nothing here; an administrator names it, with its remotes, in REGISTRY_PIPELINES.`,
    )
  const isPullRequest = pullRequestEvents.has(job.event_name)
  const fitting = isPullRequest ? own : own.filter((binding) => isReleaseJob(job, binding))
  if (fitting.length === 0) {
    const expected = own.map(({ ref, environment }) => (environment ? `${ref} in ${environment}` : ref)).join(', ')
    throw new RegistryError(403, `${job.repository} releases from ${expected}; this job is of ${job.ref}.`)
  }
  return {
    kind: 'pipeline',
    actor: `${job.repository} ${job.ref}${job.run_id ? ` (run ${job.run_id})` : ''}`,
    role: 'squad',
    remotes: [...new Set(fitting.flatMap(({ remotes }) => remotes))],
    only: isPullRequest ? previewPermissions : releasePermissions,
    expiresAt: new Date((payload.exp ?? 0) * 1000),
    personId: null,
    tokenId: null,
    person: null,
  }
}

const isOfRepository = (job: JobClaims, { repository, repository_id: id }: PipelineBinding): boolean =>
  job.repository.toLowerCase() === repository.toLowerCase() && (id === undefined || id === job.repository_id)

const isReleaseJob = (job: JobClaims, { ref, environment }: PipelineBinding): boolean =>
  job.ref === ref && (environment === undefined || environment === job.environment)

const toRefusal = (error: unknown, expected: { issuer: string; audience: string }): RegistryError => {
  if (error instanceof RegistryError) return error
  if (error instanceof errors.JWTExpired)
    return new RegistryError(401, 'The pipeline’s token has expired; have the job ask for a new one.')
  if (error instanceof errors.JWTClaimValidationFailed) {
    const wanted = error.claim === 'aud' ? expected.audience : error.claim === 'iss' ? expected.issuer : undefined
    return new RegistryError(
      401,
      `The pipeline’s token is not for this registry (${error.claim}${wanted ? ` must be ${wanted}` : ''}).`,
    )
  }
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
    return issuerUnavailable(expected.issuer)
  return new RegistryError(401, 'The pipeline’s token is not signed by its issuer; have the job ask for a new one.')
}
