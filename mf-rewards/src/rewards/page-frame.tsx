import { Container, Heading, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Air = styled.div`
  min-block-size: 70vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`

/** The frame of this remote's pages: heading, what it is about, and the page's parts. */
export function PageFrame({
  title,
  lead,
  above,
  children,
}: {
  title: string
  lead?: string
  /** The way back. */
  above?: ReactNode
  children: ReactNode
}) {
  return (
    <Container width="text">
      <Air>
        <Stack gap={48}>
          <Stack gap={8}>
            {above}
            <Heading level={1} size={36}>
              {title}
            </Heading>
            {lead && (
              <Text size={18} tone="soft">
                {lead}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Air>
    </Container>
  )
}
