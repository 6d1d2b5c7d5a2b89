import { color, Inline, radius, SkeletonBlock, SkeletonText, Stack, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Sheet = styled.div`
  max-inline-size: 46rem;
  padding: ${space[24]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

/** The place of the profile: picture and name, then parts with a heading and some lines each. */
export function ProfileSkeleton() {
  return (
    <Sheet>
      <Stack gap={48}>
        <Inline gap={24} wrap={false}>
          <SkeletonBlock height="96px" width="96px" round />
          <Stack gap={8} grow>
            <SkeletonText size={28} width="14rem" />
            <SkeletonText size={18} width="10rem" />
          </Stack>
        </Inline>
        {[3, 4, 2].map((lines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike and never move.
          <Stack gap={16} key={at}>
            <SkeletonText size={22} width="10rem" />
            <SkeletonText lines={lines} />
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}
