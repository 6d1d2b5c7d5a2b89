import { minTargetSize } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useSession } from '@jobspan/shared-kit/session'
import { styled } from 'styled-components'

/** Kept free from the first paint on, so that nothing moves when the bell comes. */
const Container = styled.div`
  position: relative;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
`

const bell = createLazyModule(() => import(/* webpackChunkName: "member-header" */ './bell.tsx'))

/** For members: the bell, which comes after the page. Guests never load it. */
export const BellControl = () => {
  const isMember = useSession().kind === 'member'
  const module = bell.useWhen(isMember)
  return isMember && <Container>{module && <module.Bell />}</Container>
}
