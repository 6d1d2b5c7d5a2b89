import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Card, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useChangeLabel } from '../../components/use-change-label.ts'
import { formatRelativeTime, isWithinWeek } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'
import { CancelScheduledButton } from './cancel-scheduled-button.tsx'
import { WhereAndWhen } from './where-and-when.tsx'

/** A change that is still to come, or the end of one. */
export function ScheduledItem({ item }: { item: ScheduledChange }) {
  const t = useConsoleText()
  const changeWords = useChangeLabel()
  const { request, step, at, actor } = item
  const what = t(`schedule.${step}`, { change: changeWords(request.change, request.remote) })
  return (
    <Card as="li" padding={16}>
      <Inline justify="between" gap={16}>
        <Stack gap={4}>
          <Inline gap={8}>
            <Heading level={2} size={18}>
              {what}
            </Heading>
            {isWithinWeek(at) && <Badge tone={step === 'begin' ? 'info' : 'neutral'}>{formatRelativeTime(at)}</Badge>}
          </Inline>
          <WhereAndWhen item={item} />
          <Text size={15} tone="soft" direction="auto">
            {actor}: {request.reason}
          </Text>
        </Stack>
        <CancelScheduledButton item={item} what={what} />
      </Inline>
    </Card>
  )
}
