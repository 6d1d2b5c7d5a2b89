import { Avatar, Heading, Inline, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconLine } from './icon-line.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[24]};
    align-items: start;
  }
`

/** Who the profile is of: picture, name, what they do, where they are. */
export function ShownPerson({
  level,
  titleId,
  name,
  avatar,
  headline,
  place,
  badges,
  avatarAction,
  children,
}: {
  level: 2 | 3
  titleId?: string
  name: string
  avatar: string | null
  headline: string | null
  place: string | undefined
  badges?: ReactNode
  /** Below the picture, such as a button that changes it. */
  avatarAction?: ReactNode
  children?: ReactNode
}) {
  return (
    <Box>
      <Stack gap={8} align="center">
        <Avatar name={name} image={avatar} size={96} />
        {avatarAction}
      </Stack>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={level} size={28} id={titleId}>
            <bdi>{name}</bdi>
          </Heading>
          {headline && (
            <Text size={18}>
              <bdi>{headline}</bdi>
            </Text>
          )}
          {place && <IconLine glyph={MapPin}>{place}</IconLine>}
        </Stack>
        {badges && <Inline gap={8}>{badges}</Inline>}
        {children}
      </Stack>
    </Box>
  )
}
