import { color, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

const Lines = styled.div`
  border-block-start: 1px solid ${color.line};

  & > * {
    border-block-end: 1px solid ${color.line};
  }
`

/** A part of a tab under its own heading; `rows` are divided by lines. */
export function SettingsSection({
  title,
  lead,
  rows = false,
  children,
}: {
  title: string
  lead?: string
  rows?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={22} id={id}>
            {title}
          </Heading>
          {lead && <Text tone="soft">{lead}</Text>}
        </Stack>
        {rows ? <Lines>{children}</Lines> : children}
      </Stack>
    </section>
  )
}
