import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import { withTimeout } from '@jobspan/shared-kit/timing'
import { wholeRemote } from './circuit-breaker.ts'
import type { AwaitCodeAndTexts, ReleaseId, RemoteFailure } from './federation-settings.ts'
import { getDefinition, type RegisteredRelease, recordFailedPart, switchAliasOnce } from './release-registration.ts'

/** Takes a part out of the definition of a remote. */
export type SelectPart<Value> = (
  definition: RemoteDefinition,
  release: ReleaseId,
  awaitCodeAndTexts: AwaitCodeAndTexts,
) => Promise<Value>

type Settings = {
  /** Milliseconds for loading and a second try together. */
  timeoutMs: number
  reportFailure(release: RegisteredRelease, phase: RemoteFailure['phase'], cause: unknown): void
}

/** The remote could not be used: its files failed, were late, or do not fit this shell. */
export const createLoadError = (name: string, cause?: unknown) => new Error(`${name} could not be loaded`, { cause })

/** Time that an attempt gets in any case. */
const minAttemptMs = 300
/** With less time left there is no second try. */
const minRetryMs = 400

/** Loads a part of a release, with a second try under another address. See `Federation.loadPart`. */
export const loadPart = async <Value>(
  release: RegisteredRelease,
  part: string,
  select: SelectPart<Value>,
  { timeoutMs, reportFailure }: Settings,
): Promise<Value> => {
  const { breaker, remote } = release
  const end = performance.now() + timeoutMs
  // Another request would fail again; where it hangs, each script would hold a connection for good.
  if (breaker.isOpen(part) && (await breaker.shouldFailFast(part, timeoutMs))) throw createLoadError(remote.name)
  let hasDefinition = false
  let pending: RemoteFailure['phase'] = 'chunk'
  const awaitCodeAndTexts: AwaitCodeAndTexts = (code, texts) => {
    const loadedCode = code.then((value) => {
      pending = 'texts'
      return value
    })
    return Promise.all([loadedCode, texts])
  }
  const attempt = async () => {
    const definition = await getDefinition(release)
    hasDefinition = true
    const value = await select(definition, remote, awaitCodeAndTexts)
    breaker.recordSuccess()
    return value
  }
  const attemptInTime = () => withTimeout(attempt(), Math.max(minAttemptMs, end - performance.now()))
  const { alias } = release
  try {
    return await attemptInTime()
  } catch (error) {
    const phase = hasDefinition ? pending : release.arrivedAt > 0 ? 'expose' : 'entry'
    if (!breaker.isOpen(part) && end - performance.now() > minRetryMs && remote.integrity !== '') {
      try {
        await switchAliasOnce(release, alias)
        return await attemptInTime()
      } catch {
        // The first failure tells more than the second.
      }
    }
    if (!breaker.isOpen(part)) {
      release.definition = undefined
      reportFailure(release, phase, error)
    }
    recordFailedPart(release, hasDefinition ? part : wholeRemote)
    throw createLoadError(remote.name, error)
  }
}
