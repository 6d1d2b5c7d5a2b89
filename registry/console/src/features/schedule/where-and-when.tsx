import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Text } from '@jobspan/shared-kit/design'
import { useCountryWords } from '../../parts/change-words.ts'
import { Moment } from '../../parts/moment.tsx'
import { Mono } from '../../parts/mono.tsx'

/** Of which remote, in which countries and when, in one line. */
export function WhereAndWhen({ item: { request, at } }: { item: ScheduledChange }) {
  const countryWords = useCountryWords()
  return (
    <Text size={15}>
      <Mono>{request.remote}</Mono> · {countryWords(request.countries)} · <Moment at={at} exact />
    </Text>
  )
}
