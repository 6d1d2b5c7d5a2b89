import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { color, fontSize, Heading, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { useChangeLabel, useCountriesLabel } from '../../components/use-change-label.ts'
import { formatDateTime } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'
import { CancelScheduledButton } from './cancel-scheduled-button.tsx'

const Part = styled.section`
  margin-block-start: ${space[24]};
`
const Rows = styled.ul`
  display: grid;
  gap: ${space[12]};
  padding-block-start: ${space[4]};
`
const Row = styled.li`
  padding-inline-start: ${space[12]};
  border-inline-start: 2px solid ${color.info};
  font-size: ${fontSize[15]};
`

/** What is to come in one cell, soonest first, so that nobody who looks at it is surprised by it. Nothing where nothing is. */
export function CellSchedule({ items }: { items: readonly ScheduledChange[] }) {
  const t = useConsoleText()
  const changeWords = useChangeLabel()
  const countryWords = useCountriesLabel({ isInSentence: true })
  if (items.length === 0) return null
  return (
    <Part>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('cell.toCome')}
        </Heading>
        <Rows role="list">
          {items.map((item) => {
            const { request, step, at, actor } = item
            const what = t(`schedule.${step}`, { change: changeWords(request.change, request.remote) })
            return (
              <Row key={item.id}>
                <Inline justify="between" gap={8}>
                  <Stack gap={4}>
                    <Text size={15}>
                      <strong>{what}</strong> · {formatDateTime(at)}
                    </Text>
                    {request.countries.length > 1 && (
                      <Text size={15} tone="soft">
                        {t('cell.toComeIn', { place: countryWords(request.countries) })}
                      </Text>
                    )}
                    <Text size={15} tone="soft" direction="auto">
                      {actor}: {request.reason}
                    </Text>
                  </Stack>
                  <CancelScheduledButton item={item} what={what} />
                </Inline>
              </Row>
            )
          })}
        </Rows>
      </Stack>
    </Part>
  )
}
