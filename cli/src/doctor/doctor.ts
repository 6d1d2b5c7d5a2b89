import { getMe } from '@jobspan/shared-kit/contracts/registry/people'
import { CliError } from '../cli-error.ts'
import type { RegistryClient } from '../client/registry-client.ts'
import type { Report } from '../terminal.ts'
import { workspaceRoot } from '../workspace.ts'
import { checkKeys } from './check-keys.ts'
import { checkPorts, examineBuilds, examineNode, examinePackages } from './check-workspace.ts'
import { examineStoredReleases } from './examine-stored-releases.ts'
import { type Finding, finding } from './finding.ts'

const maxClockSkewSeconds = 30

const examineRegistry = async ({ connection }: RegistryClient): Promise<Finding[]> => {
  const { origin, sources: found } = connection
  const asked = Date.now()
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!response?.ok)
    return [
      finding(
        'registry',
        'failed',
        `${origin} (from ${found.origin}) ${response ? `answers ${response.status}` : 'does not answer'}`,
        'Start the local one with `npm start`, or name yours in JOBSPAN_REGISTRY.',
      ),
    ]
  const middle = (asked + Date.now()) / 2
  // The header has whole seconds, cut off.
  const clockSkewSeconds = Math.round((Date.parse(response.headers.get('date') ?? '') + 500 - middle) / 1000)
  return [
    finding('registry', 'good', `${origin} answers in ${Date.now() - asked} ms`),
    Number.isNaN(clockSkewSeconds) || Math.abs(clockSkewSeconds) > maxClockSkewSeconds
      ? finding(
          'clock',
          'warning',
          Number.isNaN(clockSkewSeconds)
            ? 'the registry does not tell its time'
            : `${Math.abs(clockSkewSeconds)} s ${clockSkewSeconds > 0 ? 'behind' : 'ahead of'} the registry`,
          'Set both clocks by a time server (NTP); schedules and expiries go by the registry’s.',
        )
      : finding('clock', 'good', `at most ${Math.abs(clockSkewSeconds) + 1} s apart from the registry`),
  ]
}

const examineToken = async (client: RegistryClient): Promise<Finding> => {
  const { token, sources: found, readPipelineToken } = client.connection
  if (!token && !readPipelineToken)
    return finding(
      'token',
      'warning',
      'none',
      'Set JOBSPAN_TOKEN to a token of this registry; the console makes one under Tokens.',
    )
  try {
    const { token: known } = await client.call(getMe)
    if (!known)
      return finding('token', 'failed', `that of ${found.token} is not known`, 'Make one in the console under Tokens.')
    const scope = known.remotes.length > 0 ? ` of ${known.remotes.join(', ')}` : ''
    return finding(
      'token',
      'good',
      `${known.name}: ${known.role}${scope}, ${known.expires_at ? `until ${known.expires_at}` : 'without end'}`,
    )
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return finding('token', 'failed', error.message, error.nextStep)
  }
}

const signs = { good: '✓', warning: '!', failed: '✗' } as const

/** Looks at everything that a release or a local start rests on. Fails where one of them does. */
export const doctor = async (client: RegistryClient, env: NodeJS.ProcessEnv): Promise<Report> => {
  const registry = await examineRegistry(client)
  const isReachable = registry[0]?.state === 'good'
  const findings = [
    examineNode(),
    await examinePackages(workspaceRoot),
    ...registry,
    ...(isReachable ? [await examineToken(client), ...(await examineStoredReleases(client))] : []),
    ...(await checkKeys(client.connection.localFolder)),
    ...(await examineBuilds(workspaceRoot)),
    ...(await checkPorts(env, isReachable)),
  ]
  const failed = findings.some(({ state }) => state === 'failed')
  return {
    lines: findings.flatMap(({ name, state, message, next }) => [
      `${signs[state]} ${name}: ${message}`,
      ...(next ? [`    ${next}`] : []),
    ]),
    json: { healthy: !failed, findings },
    failed,
  }
}
