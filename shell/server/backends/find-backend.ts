import type { ReleaseBackend } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { Env } from '../env.ts'
import type { SelectedRelease } from '../releases/select-releases.ts'
import { isAllowedBackend } from './backend-origins.ts'

export type FoundBackend =
  /** The remote is off here, or its release has no back end. */
  | { kind: 'none' }
  /** A squad shows its own build: its development server answers in the place of the back end. */
  | { kind: 'override'; origin: string }
  /** The release names an origin that this site does not list, or none for this environment. */
  | { kind: 'refused'; reason: string }
  | { kind: 'origin'; origin: string; timeoutMs?: number | undefined }

type BackendEnv = Pick<Env, 'SITE_ENVIRONMENT' | 'BACKEND_ORIGINS' | 'BACKEND_MOCKS_ORIGIN'>

const chooseOrigin = ({ origins, timeoutMs }: ReleaseBackend, env: BackendEnv): FoundBackend => {
  const origin = origins[env.SITE_ENVIRONMENT]
  if (origin === undefined)
    return { kind: 'refused', reason: `the release names no back end for the environment ${env.SITE_ENVIRONMENT}` }
  if (!isAllowedBackend(origin, env.BACKEND_ORIGINS))
    return { kind: 'refused', reason: `BACKEND_ORIGINS does not list ${origin}` }
  return { kind: 'origin', origin, timeoutMs }
}

/** The back end of the release that a visitor meets of a remote. */
export const findBackend = (
  activeReleases: readonly SelectedRelease[],
  remote: string,
  env: BackendEnv,
): FoundBackend => {
  const selected = activeReleases.find(({ name }) => name === remote)
  if (!selected?.enabled) return { kind: 'none' }
  if (selected.reason === 'override' && selected.origin) return { kind: 'override', origin: selected.origin }
  const { backend } = selected.release
  if (!backend) return { kind: 'none' }
  const found = chooseOrigin(backend, env)
  // In development, mocks stand in for a back end that is not there.
  if (env.BACKEND_MOCKS_ORIGIN && found.kind === 'refused') return { kind: 'origin', origin: env.BACKEND_MOCKS_ORIGIN }
  return found
}
