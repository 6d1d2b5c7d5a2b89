import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { ErrorGroup } from '@jobspan/shared-kit/contracts/registry/errors'
import { Card, color, fontSize } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { VersionName } from '../../components/version-name.tsx'
import { formatCount } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'
import { ErrorDays } from './error-days.tsx'

const Shares = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    color: ${color.inkSoft};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }
`

const maxShown = 8

/** How often each of several was met, the most frequent first. */
function Counts({ of, total }: { of: readonly { key: string; label: ReactNode; count: number }[]; total: number }) {
  const t = useConsoleText()
  return (
    <Shares>
      {of.slice(0, maxShown).map(({ key, label, count }) => (
        <li key={key}>
          {label} <small>{formatCount(count)}</small>
        </li>
      ))}
      {total > maxShown && <li>{t('errors.more', { count: total - maxShown })}</li>}
    </Shares>
  )
}

/** How often, since when, in which versions, countries and browsers. */
export function ErrorFacts({ group }: { group: ErrorGroup }) {
  const t = useConsoleText()
  const { remote, source, place, count, releases, countries, browsers, days, state, state_by, state_at } = group
  return (
    <Card padding={16}>
      <DescriptionList>
        <DescriptionItem name={t('errors.count')}>
          {formatCount(count)} {t('errors.times', { count })}
          <ErrorDays days={days} />
        </DescriptionItem>
        <DescriptionItem name={t('errors.lastSeen')}>
          <Timestamp at={group.last_seen} exact />
        </DescriptionItem>
        <DescriptionItem name={t('errors.firstSeen')}>
          <Timestamp at={group.first_seen} exact />
        </DescriptionItem>
        {place !== '' && (
          <DescriptionItem name={t('errors.place')}>
            <Monospace>{place}</Monospace>
          </DescriptionItem>
        )}
        <DescriptionItem name={t('errors.noticed')}>{t(`errors.source.${source}`)}</DescriptionItem>
        <DescriptionItem name={t('errors.versions')}>
          <Counts
            of={releases.map(({ build, count: times }) => ({
              key: build,
              label: <VersionName remote={remote} build={build} />,
              count: times,
            }))}
            total={releases.length}
          />
        </DescriptionItem>
        <DescriptionItem name={t('errors.countries')}>
          <Counts
            of={countries.map(({ country, count: times }) => ({
              key: country,
              label: countryName(country),
              count: times,
            }))}
            total={countries.length}
          />
        </DescriptionItem>
        {browsers.length > 0 && (
          <DescriptionItem name={t('errors.browsers')}>
            <Counts
              of={browsers.map(({ browser, count: times }) => ({ key: browser, label: browser, count: times }))}
              total={browsers.length}
            />
          </DescriptionItem>
        )}
        {state_at !== null && (
          <DescriptionItem name={t('errors.decided')}>
            {state_by === null ? t('errors.cameBack') : t(`errors.decidedAs.${state}`, { by: state_by })}{' '}
            <Timestamp at={state_at} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}
