import { color, media, SkeletonBlock, SkeletonText, Stack, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[8]} ${space[16]};
  border-block-end: 1px solid ${color.line};
  grid-template-columns: minmax(0, 1fr) 5rem;
  align-items: center;

  & > :last-child {
    grid-column: 2;
    grid-row: 1;
  }

  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr) 5rem;
    padding-block: ${space[16]};

    & > :last-child {
      grid-column: 3;
    }
  }
`

/** The place of a section with so many rows. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap={16}>
      <SkeletonText size={22} width="10rem" />
      <div>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
          <Row key={row}>
            <SkeletonText size={15} width="7rem" />
            <SkeletonText width="14rem" />
            <SkeletonBlock height="36px" width="5rem" />
          </Row>
        ))}
      </div>
    </Stack>
  )
}
