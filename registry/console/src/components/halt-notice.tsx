import type { Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { formatCount } from '../format-number.ts'
import { useConsoleText } from '../texts.ts'
import { Monospace } from './monospace.tsx'
import { Timestamp } from './timestamp.tsx'
import { useHaltCauses } from './use-halt-causes.ts'

/** Why a gradual release was stopped automatically: which version, since when, how many views, and which errors. */
export function HaltNotice({ halt }: { halt: Halt }) {
  const t = useConsoleText()
  const { build, at, why, figures } = halt
  const list = useHaltCauses()(figures ?? { errors: [], failures: [] })
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
            {list !== '' && <Text size={15}>{t('halt.errors', { list })}</Text>}
          </>
        )}
      </Stack>
    </Notice>
  )
}
