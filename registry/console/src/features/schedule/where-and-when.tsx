import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Text } from '@jobspan/shared-kit/design'
import { Monospace } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useCountriesLabel } from '../../components/use-change-label.ts'

/** Of which remote, in which countries and when, in one line. */
export function WhereAndWhen({ item: { request, at } }: { item: ScheduledChange }) {
  const countryWords = useCountriesLabel()
  return (
    <Text size={15}>
      <Monospace>{request.remote}</Monospace> · {countryWords(request.countries)} · <Timestamp at={at} exact />
    </Text>
  )
}
