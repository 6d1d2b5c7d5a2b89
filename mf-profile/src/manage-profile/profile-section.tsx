import { Heading, space } from '@jobspan/shared-kit/design'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { ProfilePart } from './editor-requests.tsx'

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding-block: ${space[24]};
  scroll-margin-block-start: 72px;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  min-block-size: 44px;
`

/** A part of the profile under its own heading, with what can be done to the whole of it. */
export function ProfileSection({
  part,
  title,
  action,
  children,
}: {
  part: ProfilePart
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Part id={`part-${part}`} aria-labelledby={id}>
      <Head>
        <Heading level={2} size={22} id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </Part>
  )
}
