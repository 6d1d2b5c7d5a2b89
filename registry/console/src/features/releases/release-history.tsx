import { EmptyState, Stack, Text } from '@jobspan/shared-kit/design'
import { Monospace } from '../../components/monospace.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useReleases } from '../../operations/list-releases.ts'
import { useConsoleText } from '../../texts.ts'
import { ReleaseCard } from './release-card.tsx'

/** Every release of a remote, newest first, each with what it changed and where it runs. */
export function ReleaseHistory({ remote }: { remote: string }) {
  const t = useConsoleText()
  const releases = useReleases(remote)
  return (
    <QueryView query={releases} skeleton={<SkeletonRows rows={4} height="11rem" />}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            title={t('releases.none')}
            body={
              <Text tone="soft">
                {t('releases.noneBody')} <Monospace>{t('releases.command', { remote })}</Monospace>
              </Text>
            }
          />
        ) : (
          <Stack gap={12}>
            {list.map((release, index) => (
              <ReleaseCard key={release.build} release={release} before={list[index + 1]} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  )
}
