import { color, Heading, Icon, Stack, Text } from '@jobspan/shared-kit/design'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const Seal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${color.accentWash};
  color: ${color.accentStrong};
`

/** It has arrived: said once, large and calm. */
export function ApplicationSentHeader({ title, body, when }: { title: string; body: string; when: string }) {
  return (
    <Stack as="header" gap={12} align="start">
      <Seal>
        <Icon glyph={Check} size={32} />
      </Seal>
      <Heading level={1} size={36}>
        {title}
      </Heading>
      <Text size={18}>{body}</Text>
      <Text size={15} tone="soft">
        {when}
      </Text>
    </Stack>
  )
}
