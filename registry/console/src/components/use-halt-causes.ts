import type { Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import { failurePhases, failureReasons } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { formatCount } from '../format-number.ts'
import { useConsoleText } from '../texts.ts'

type Causes = Pick<NonNullable<Halt['figures']>, 'errors' | 'failures'>

/** What went wrong in a gradual release that was stopped, each kind of error with how often; empty where nothing was seen. */
export const useHaltCauses = () => {
  const t = useConsoleText()
  /** What an earlier or later registry calls differently is shown as it came. */
  const failureName = (phase: string, reason: string): string => {
    const knownPhase = failurePhases.find((name) => name === phase)
    const knownReason = failureReasons.find((name) => name === reason)
    return t('halt.failure', {
      phase: knownPhase ? t(`phase.${knownPhase}`) : phase,
      reason: knownReason ? t(`failure.${knownReason}`) : reason,
    })
  }
  return ({ errors, failures }: Causes): string =>
    [...errors, ...failures.map(({ phase, reason, count }) => ({ name: failureName(phase, reason), count }))]
      .map(({ name, count }) => t('halt.cause', { name, times: formatCount(count) }))
      .join(' · ')
}
