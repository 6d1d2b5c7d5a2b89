import type { ReactNode } from 'react'
import { Divider, Stack } from '../layout.tsx'
import { Heading, Text } from '../text.tsx'

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={24}>
      <Divider />
      <Stack gap={4}>
        <Heading level={2} size={28}>
          {title}
        </Heading>
        {note && <Text tone="soft">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}
