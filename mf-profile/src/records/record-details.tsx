import { Stack, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { MetaList } from '../settings/meta-list.tsx'
import { usePeriod } from './record-summary.tsx'

const Content = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  white-space: pre-line;
`

/** What a record says: its name, who belongs to it, from when to when, and the first lines of its description. */
export function RecordDetails({
  titleId,
  title,
  facts,
  start,
  end,
  description,
}: {
  titleId: string
  title: string
  /** Said beside the time. */
  facts: readonly string[]
  start: string
  end: string | null
  description: string | null
}) {
  const period = usePeriod()
  return (
    <Stack gap={4}>
      <Text weight="semibold" id={titleId}>
        <bdi>{title}</bdi>
      </Text>
      <MetaList of={[...facts.map((fact) => <bdi key={fact}>{fact}</bdi>), period(start, end)]} />
      {description && <Content dir="auto">{description}</Content>}
    </Stack>
  )
}
