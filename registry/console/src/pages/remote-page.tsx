import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { color, NativeSelect, SkeletonRegion, Stack, space, TextLink } from '@jobspan/shared-kit/design'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { addresses, type RemoteView, remoteViews } from '../addresses.ts'
import { Monospace } from '../components/monospace.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { useRemoteName } from '../components/use-remote-name.ts'
import { countryOptions, isCountry } from '../countries.ts'
import { CanaryView } from '../features/canary/canary-view.tsx'
import { ErrorFilters, useErrorFilter } from '../features/errors/error-filters.tsx'
import { ErrorList } from '../features/errors/error-list.tsx'
import { ReleaseHistory } from '../features/releases/release-history.tsx'
import { TelemetryView } from '../features/telemetry/telemetry-view.tsx'
import { useOverview } from '../operations/get-overview.ts'
import { useConsoleText } from '../texts.ts'

const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  border-block-end: 1px solid ${color.line};
`
const Narrow = styled.div`
  max-inline-size: 16rem;
`
const View = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 2px;
  color: ${color.inkSoft};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    color: ${color.accent};
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: ${color.accent};
  }
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
      <Views aria-label={t('remote.views')}>
        {remoteViews
          .filter((each) => !isShell || each === 'errors')
          .map((each) => (
            <View key={each} href={addresses.remote(name, each)} aria-current={each === view ? 'page' : undefined}>
              {t(`remote.${each}`)}
            </View>
          ))}
      </Views>
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
