import { Container, SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Room = styled.div`
  min-block-size: 90vh;
  padding-block: 2rem;
`

/** Keeps the place of a page that the browser has yet to load. */
export const PageSkeleton = () => {
  const t = useText('shell')
  return (
    <Room>
      <Container>
        <SkeletonRegion label={t('loading')}>
          <Stack gap={24}>
            <SkeletonText lines={2} />
            <SkeletonBlock height="7rem" />
            <SkeletonBlock height="7rem" />
            <SkeletonBlock height="7rem" />
          </Stack>
        </SkeletonRegion>
      </Container>
    </Room>
  )
}
