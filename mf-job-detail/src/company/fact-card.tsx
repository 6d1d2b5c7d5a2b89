import { Card, Heading, Stack } from '@jobspan/shared-kit/design'
import { useId } from 'react'
import { type Fact, FactList } from './fact-list.tsx'

/** Facts with their heading; nothing where none of them is known. */
export function FactCard({ title, facts }: { title: string; facts: readonly (Fact | null)[] }) {
  const headingId = useId()
  if (!facts.some((fact) => fact?.value)) return null
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={8}>
        <Heading level={2} size={18} id={headingId}>
          {title}
        </Heading>
        <FactList facts={facts} />
      </Stack>
    </Card>
  )
}
