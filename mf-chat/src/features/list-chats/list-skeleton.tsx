import { media, SkeletonBlock, SkeletonRegion, SkeletonText, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { avatarRow } from '../../chat/avatar-row.ts'

const Row = styled.div`
  ${avatarRow}

  ${media.wide} {
    padding-inline: ${space[16]};
  }
`

/** The list before its chats, at the places of what follows. */
export function ListSkeleton() {
  const t = useTranslations('mf-chat')
  return (
    <SkeletonRegion label={t('list.loading')}>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Row key={row}>
          <SkeletonBlock width="48px" height="48px" round />
          <Stack gap={0}>
            <SkeletonText width="45%" />
            <SkeletonText size={15} width="65%" />
            <SkeletonText size={15} width="85%" />
          </Stack>
        </Row>
      ))}
    </SkeletonRegion>
  )
}
