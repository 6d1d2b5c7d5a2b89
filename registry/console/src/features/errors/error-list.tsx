import type { ErrorGroup } from '@jobspan/shared-kit/contracts/registry/errors'
import { Card, color, EmptyState, fontSize, Heading, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { addresses } from '../../addresses.ts'
import { Monospace } from '../../components/monospace.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { VersionName } from '../../components/version-name.tsx'
import { formatCount } from '../../format-number.ts'
import { type ErrorFilter, useErrors } from '../../operations/list-errors.ts'
import { useConsoleText } from '../../texts.ts'
import { ErrorStatusBadge } from './error-status.tsx'

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};

  strong {
    color: ${color.ink};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

/** Errors of a feature, those met last first. */
export function ErrorList({ remote, filter }: { remote: string; filter: ErrorFilter }) {
  const t = useConsoleText()
  const errors = useErrors(remote, filter)
  return (
    <QueryView query={errors} skeleton={<SkeletonRows rows={4} height="7rem" />}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState
            drawing={null}
            title={t(filter.state === 'open' ? 'errors.noneOpen' : 'errors.none')}
            body={t('errors.noneBody')}
          />
        ) : (
          <Stack gap={12} as="ul">
            {groups.map((group) => (
              <ErrorItem key={group.id} group={group} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  )
}

function ErrorItem({ group }: { group: ErrorGroup }) {
  const t = useConsoleText()
  const { id, remote, name, message, place, count, releases, browsers, first_seen, last_seen, first_build } = group
  return (
    <Card as="li" padding={16}>
      <Stack gap={8}>
        <Inline gap={12}>
          <ErrorStatusBadge group={group} />
          <Heading level={2} size={16}>
            <TextLink href={addresses.error(remote, id)}>
              <bdi>{message === '' ? name : `${name}: ${message}`}</bdi>
            </TextLink>
          </Heading>
        </Inline>
        {place !== '' && (
          <Text size={15} tone="soft">
            <Monospace>{place}</Monospace>
          </Text>
        )}
        <Facts>
          <span>
            <strong>{formatCount(count)}</strong> {t('errors.times', { count })}
          </span>
          <span>
            {t('errors.lastSeen')} <Timestamp at={last_seen} />
          </span>
          <span>
            {t('errors.firstSeen')} <Timestamp at={first_seen} />
          </span>
          <span>
            {t('errors.since')} <VersionName remote={remote} build={first_build} />
          </span>
          {releases.length > 1 && <span>{t('errors.inVersions', { count: releases.length })}</span>}
          {browsers.length > 0 && (
            <span>
              {browsers
                .slice(0, 2)
                .map(({ browser }) => browser)
                .join(', ')}
              {browsers.length > 2 && ` ${t('errors.more', { count: browsers.length - 2 })}`}
            </span>
          )}
        </Facts>
      </Stack>
    </Card>
  )
}
