import type { Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import { failurePhases, failureReasons } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { formatCount } from '../format-number.ts'
import { useConsoleText } from '../texts.ts'
import { Monospace } from './monospace.tsx'
import { Timestamp } from './timestamp.tsx'

/** Why a gradual release was stopped automatically: which version, since when, how many views, and which errors. */
export function HaltNotice({ halt }: { halt: Halt }) {
  const t = useConsoleText()
  const { build, at, why, figures } = halt
  return (
    <Notice severity="error" title={t('cell.haltedTitle')}>
      <Stack gap={4}>
        <Text size={15}>{why}</Text>
        <Text size={15}>
          <Monospace>{build}</Monospace> · <Timestamp at={at} />
        </Text>
        {figures && (
          <>
            <Text size={15}>
              {t('halt.figures', {
                count: figures.mounts,
                mounts: formatCount(figures.mounts),
                failed: formatCount(figures.failed),
              })}{' '}
              <Timestamp at={figures.since} exact />
            </Text>
            <Causes {...figures} />
          </>
        )}
      </Stack>
    </Notice>
  )
}

function Causes({ errors, failures }: NonNullable<Halt['figures']>) {
  const t = useConsoleText()
  const causes = [
    ...errors.map(({ name, count }) => ({ name, count })),
    ...failures.map(({ phase, reason, count }) => ({ name: t('halt.failure', failureNames(phase, reason, t)), count })),
  ]
  if (causes.length === 0) return null
  return (
    <Text size={15}>
      {t('halt.errors', {
        list: causes.map(({ name, count }) => t('halt.cause', { name, times: formatCount(count) })).join(' · '),
      })}
    </Text>
  )
}

/** What an earlier or later registry calls differently is shown as it came. */
const failureNames = (phase: string, reason: string, t: ReturnType<typeof useConsoleText>) => {
  const knownPhase = failurePhases.find((name) => name === phase)
  const knownReason = failureReasons.find((name) => name === reason)
  return {
    phase: knownPhase ? t(`phase.${knownPhase}`) : phase,
    reason: knownReason ? t(`failure.${knownReason}`) : reason,
  }
}
