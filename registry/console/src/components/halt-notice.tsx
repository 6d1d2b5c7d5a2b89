import type { Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { formatCount } from '../format-number.ts'
import { useConsoleText } from '../texts.ts'
import { Timestamp } from './timestamp.tsx'
import { useHaltCauses } from './use-halt-causes.ts'
import { VersionName } from './version-name.tsx'

/** Why a gradual release was stopped automatically: which version, since when, how many views, and which errors. */
export function HaltNotice({ remote, halt }: { remote: string; halt: Halt }) {
  const t = useConsoleText()
  const { build, at, why, figures } = halt
  const list = useHaltCauses()(figures ?? { errors: [], failures: [] })
  return (
    <Notice severity="error" title={t('cell.haltedTitle')}>
      <Stack gap={4}>
        <Text size={15}>{why}</Text>
        <Text size={15}>
          <VersionName remote={remote} build={build} isLong /> · <Timestamp at={at} />
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
