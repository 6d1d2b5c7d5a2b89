import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Text } from '@jobspan/shared-kit/design'
import { Timestamp } from '../../components/timestamp.tsx'
import { useCountriesLabel } from '../../components/use-change-label.ts'
import { useRemoteName } from '../../components/use-remote-name.ts'

/** Of which remote, in which countries and when, in one line. */
export function WhereAndWhen({ item: { request, at } }: { item: ScheduledChange }) {
  const countryWords = useCountriesLabel()
  const nameOf = useRemoteName()
  return (
    <Text size={15}>
      {nameOf(request.remote)} · {countryWords(request.countries)} · <Timestamp at={at} exact />
    </Text>
  )
}
