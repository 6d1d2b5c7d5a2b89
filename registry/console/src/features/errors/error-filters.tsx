import { type ErrorState, errorStates } from '@jobspan/shared-kit/contracts/registry/errors'
import { Inline, NativeSelect } from '@jobspan/shared-kit/design'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { shortBuild } from '../../components/monospace.tsx'
import { formatVersionDate } from '../../format-time.ts'
import { useOverview } from '../../operations/get-overview.ts'
import type { ErrorFilter } from '../../operations/list-errors.ts'
import { useConsoleText } from '../../texts.ts'

const Narrow = styled.div`
  flex: 1 1 12rem;
  max-inline-size: 16rem;
`

const everyState = 'all'
const isState = (value: string | null): value is ErrorState => errorStates.some((state) => state === value)

/** Which errors are listed, as the address says: open ones of all versions unless it says otherwise. */
export const useErrorFilter = (): ErrorFilter => {
  const [search] = useSearchParams()
  const state = search.get('state')
  return {
    state: state === everyState ? undefined : isState(state) ? state : 'open',
    build: search.get('version') ?? undefined,
  }
}

export function ErrorFilters({ remote }: { remote: string }) {
  const t = useConsoleText()
  const { state, build } = useErrorFilter()
  const [search, setSearch] = useSearchParams()
  const releases = useOverview().data?.remotes.find(({ name }) => name === remote)?.releases ?? []
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  const versions = releases
    .toSorted((a, b) => b.published_at.localeCompare(a.published_at))
    .map((release) => ({
      value: release.build,
      label: `${formatVersionDate(release.published_at)} · ${shortBuild(release.build)}`,
    }))
  // One that is asked for by address, and is too old for the overview.
  if (build !== undefined && !versions.some(({ value }) => value === build))
    versions.push({ value: build, label: build })
  return (
    <Inline gap={16}>
      <Narrow>
        <NativeSelect
          label={t('errors.show')}
          options={[...errorStates, everyState].map((value) => ({ value, label: t(`errors.shown.${value}`) }))}
          value={state ?? everyState}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
      </Narrow>
      {versions.length > 0 && (
        <Narrow>
          <NativeSelect
            label={t('errors.version')}
            placeholder={t('errors.allVersions')}
            options={versions}
            value={build ?? ''}
            onChange={(event) => set('version', event.currentTarget.value)}
          />
        </Narrow>
      )}
    </Inline>
  )
}
