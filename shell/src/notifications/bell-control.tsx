import { minTargetSize } from '@jobspan/shared-kit/design'
import { useSession } from '@jobspan/shared-kit/session'
import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Kept free from the first paint on, so that nothing moves when the bell comes. */
const Room = styled.div`
  position: relative;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
`

/** For members: the bell, which comes after the page. Guests never load it. */
export const BellControl = () => {
  const isMember = useSession().kind === 'member'
  const [Bell, setBell] = useState<ComponentType>()
  useEffect(() => {
    if (!isMember) return
    import(/* webpackChunkName: "member-header" */ './bell.tsx').then(
      (module) => setBell(() => module.Bell),
      () => undefined,
    )
  }, [isMember])
  return isMember && <Room>{Bell && <Bell />}</Room>
}
