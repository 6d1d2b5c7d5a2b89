import { color, radius, SkeletonBlock, SkeletonText } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Card = styled.div`
  padding-block: 14px 16px;
  padding-inline: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
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
