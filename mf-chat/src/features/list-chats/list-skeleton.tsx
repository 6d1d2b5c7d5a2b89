import { color, media, SkeletonBlock, SkeletonRegion, SkeletonText, Stack, space } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding-block: ${space[12]};
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};

  ${media.wide} {
    padding-inline: ${space[16]};
  }
`

/** The list before its chats, at the places of what follows. */
export function ListSkeleton() {
  const t = useText('mf-chat')
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
