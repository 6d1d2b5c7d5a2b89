import { color, media, radius, SkeletonBlock, SkeletonText } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Card = styled.div`
  padding-block: 14px 16px;
  padding-inline: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

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

const Head = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 12px;
`

const Gap = styled.div<{ $size: 8 | 12 }>`
  block-size: ${({ $size }) => $size}px;
`

/** As tall as the commonest card: a title of one line, employer, pay, facts, age. */
export const JobCardSkeleton = () => (
  <Card>
    <Head>
      <SkeletonBlock width="40px" height="40px" />
      <div>
        <SkeletonText size={18} width="70%" />
        <SkeletonText size={15} width="55%" />
      </div>
    </Head>
    <Gap $size={8} />
    <SkeletonText size={16} width="40%" />
    <Gap $size={8} />
    <SkeletonBlock width="50%" height="24px" />
    <Gap $size={12} />
    <SkeletonText size={13} width="30%" />
  </Card>
)

/** The same of a row. */
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
