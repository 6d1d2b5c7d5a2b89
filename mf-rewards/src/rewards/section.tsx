import { Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { type ReactNode, useId } from 'react'

/** A part of a page under its own heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
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
        {children}
      </Stack>
    </section>
  )
}
