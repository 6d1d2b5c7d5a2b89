import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { NativeSelect, SkeletonRegion, Stack, TextLink } from '@jobspan/shared-kit/design'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { addresses, type RemoteView, remoteViews } from '../addresses.ts'
import { Monospace } from '../components/monospace.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { useRemoteName } from '../components/use-remote-name.ts'
import { ViewLinks } from '../components/view-links.tsx'
import { countryOptions, isCountry } from '../countries.ts'
import { CanaryView } from '../features/canary/canary-view.tsx'
import { ErrorFilters, useErrorFilter } from '../features/errors/error-filters.tsx'
import { ErrorList } from '../features/errors/error-list.tsx'
import { ReleaseHistory } from '../features/releases/release-history.tsx'
import { TelemetryView } from '../features/telemetry/telemetry-view.tsx'
import { useOverview } from '../operations/get-overview.ts'
import { useConsoleText } from '../texts.ts'

const Narrow = styled.div`
  max-inline-size: 16rem;
`

/** One remote: its releases, how visitors fare with them, its canary. */
export function RemotePage({ view }: { view: RemoteView }) {
  const t = useConsoleText()
  const navigate = useNavigate()
  const { name = '' } = useParams()
  const [search] = useSearchParams()
  const overview = useOverview()
  const errorFilter = useErrorFilter()
  // The shell has no versions here: it is released with the site. What goes wrong in it is told all the same.
  const isShell = name === shellRemoteName
  const featureName = useRemoteName()(name)
  const title = isShell ? t('errors.site') : featureName
  const cells = overview.data?.remotes.find((remote) => remote.name === name)?.cells ?? []
  const canaryIn = (cells.find(({ canary }) => canary) ?? cells.find(({ halted }) => halted))?.country
  const asked = search.get('country') ?? ''
  const country = isCountry(asked) ? asked : undefined
  const choose = (key: string) =>
    navigate(addresses.remote(name, view, isCountry(key) ? { country: key } : {}), { replace: true })
  // Where the canary runs, or was halted, unless told: not known before the overview is, and another country's chart is not shown meanwhile.
  const chartCountry = country ?? canaryIn ?? (overview.isPending ? undefined : 'sg')
  return (
    <Stack gap={24}>
      <TextLink href={addresses.overview()} tone="quiet">
        {t('remote.back')}
      </TextLink>
      <PageHead
        title={title}
        view={t(`remote.${view}`)}
        lead={
          <>
            {t(isShell ? 'errors.siteLead' : 'remote.lead')}{' '}
            {!isShell && title !== name && <Monospace>{name}</Monospace>}
          </>
        }
      />
      <ViewLinks
        label={t('remote.views')}
        links={remoteViews
          .filter((each) => !isShell || each === 'errors')
          .map((each) => ({ href: addresses.remote(name, each), label: t(`remote.${each}`), isHere: each === view }))}
      />
      {view === 'errors' && <ErrorFilters remote={name} />}
      {(view === 'health' || view === 'canary') && (
        <Narrow>
          <NativeSelect
            label={t('overview.country')}
            placeholder={view === 'health' ? t('overview.allCountries') : undefined}
            options={countryOptions}
            value={(view === 'canary' ? chartCountry : country) ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </Narrow>
      )}
      {view === 'releases' && <ReleaseHistory remote={name} />}
      {view === 'health' && <TelemetryView remote={name} country={country} />}
      {view === 'errors' && <ErrorList remote={name} filter={errorFilter} />}
      {view === 'canary' &&
        (chartCountry ? (
          <CanaryView key={`${name} ${chartCountry}`} remote={name} country={chartCountry} />
        ) : (
          <SkeletonRegion>
            <SkeletonRows rows={1} height="24rem" />
          </SkeletonRegion>
        ))}
    </Stack>
  )
}
