import { Chip, NativeSelect } from '@jobspan/shared-kit/design'
import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { countryOptions } from '../../countries.ts'
import { useConsoleText } from '../../texts.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;

  & > :nth-child(-n + 2) {
    flex: 1 1 9rem;
    max-inline-size: 14rem;
  }
`
/** As tall as the fields beside it, so that all stand on one line. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 48px;
`

export type OverviewFilter = { remote: string; country: string; attention: boolean }

export function OverviewFilters({
  filter,
  remotes,
  attention,
  onChange,
}: {
  filter: OverviewFilter
  remotes: readonly string[]
  /** How many cells need a look. */
  attention: number
  onChange: (filter: OverviewFilter) => void
}) {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  return (
    <Row>
      <NativeSelect
        label={t('overview.remote')}
        labelHidden
        placeholder={t('overview.allRemotes')}
        options={remotes.map((name) => ({ value: name, label: nameOf(name) }))}
        value={filter.remote}
        onChange={(event) => onChange({ ...filter, remote: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('overview.country')}
        labelHidden
        placeholder={t('overview.allCountries')}
        options={countryOptions}
        value={filter.country}
        onChange={(event) => onChange({ ...filter, country: event.currentTarget.value })}
      />
      <Actions>
        <Chip
          icon={TriangleAlert}
          label={t('overview.needsAttention', { count: attention })}
          selected={filter.attention}
          onPress={() => onChange({ ...filter, attention: !filter.attention })}
        />
      </Actions>
    </Row>
  )
}
