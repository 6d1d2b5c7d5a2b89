import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Text } from '@jobspan/shared-kit/design'
import { useCountriesLabel } from '../../parts/change-words.ts'
import { Timestamp } from '../../parts/moment.tsx'
import { Monospace } from '../../parts/mono.tsx'

/** Of which remote, in which countries and when, in one line. */
export function WhereAndWhen({ item: { request, at } }: { item: ScheduledChange }) {
  const countryWords = useCountriesLabel()
  return (
    <Text size={15}>
      <Monospace>{request.remote}</Monospace> · {countryWords(request.countries)} · <Timestamp at={at} exact />
    </Text>
  )
}
