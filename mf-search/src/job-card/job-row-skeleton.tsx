import { color, media, SkeletonBlock } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 14px;
  padding-block: 9px 10px;
  padding-inline: 8px 0;
  border-block-start: 1px solid ${color.line};

  ${media.tablet} {
    padding-block: 7px 8px;
  }
`

/** As tall as the four lines of a row, whatever the script. */
const Lines = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 4px;
`

/** As tall as the commonest row of a list. */
export const JobRowSkeleton = () => (
  <Row>
    <SkeletonBlock width="40px" height="40px" />
    <Lines>
      <SkeletonBlock width="70%" height="14px" />
      <SkeletonBlock width="55%" height="12px" />
      <SkeletonBlock width="40%" height="12px" />
      <SkeletonBlock width="80%" height="10px" />
    </Lines>
  </Row>
)
