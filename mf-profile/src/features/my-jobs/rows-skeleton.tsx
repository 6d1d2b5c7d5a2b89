import { color, SkeletonBlock, SkeletonText, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { Facts, RowLayout, StatusLine } from './row-layout.tsx'

const Page = styled.div`
  display: grid;
  gap: ${space[16]};
`
const List = styled.div`
  border-block-start: 1px solid ${color.line};

  & > * {
    padding-block: ${space[24]} ${space[16]};
    border-block-end: 1px solid ${color.line};
  }
`
/** A tab before its rows, at the places of what follows. */
export function RowsSkeleton() {
  return (
    <Page>
      <SkeletonBlock height="48px" />
      <List>
        {Array.from({ length: 5 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
          <div key={row}>
            <RowLayout
              mark={<SkeletonBlock width="40px" height="40px" />}
              head={
                <>
                  <SkeletonText size={18} width="16rem" />
                  <SkeletonText size={15} width="12rem" />
                </>
              }
            >
              <Facts>
                <SkeletonText size={15} width="10rem" />
                <StatusLine>
                  <SkeletonBlock width="4.5rem" height="24px" round />
                  <SkeletonBlock width="6rem" height="10px" />
                </StatusLine>
                <SkeletonBlock width="12rem" height="36px" />
              </Facts>
            </RowLayout>
          </div>
        ))}
      </List>
    </Page>
  )
}
