import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { Badge, Card, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { DescriptionItem, DescriptionList } from '../../components/description-list.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { Monospace, shortBuild } from '../../components/monospace.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { countryKeys } from '../../countries.ts'
import { emptyValue, formatBytes } from '../../format-number.ts'
import { formatVersionDate } from '../../format-time.ts'
import { useConsoleText } from '../../texts.ts'
import { compareReleases } from './compare-releases.ts'
import { DifferenceList } from './difference-list.tsx'
import { PageSizes } from './page-sizes.tsx'

export function ReleaseCard({ release, before }: { release: PublishedRelease; before: PublishedRelease | undefined }) {
  const t = useConsoleText()
  const [opened, setOpened] = useState(false)
  const name = t('version.title', { date: formatVersionDate(release.published_at) })
  const places = (keys: readonly string[]) =>
    keys.length === countryKeys.length ? t('countries.all') : keys.map(countryName).join(', ')
  return (
    <Card as="article" padding={16} label={name} selected={release.current_in.length > 0}>
      <Stack gap={12}>
        <Inline justify="between" gap={8}>
          <Inline gap={12}>
            <Heading level={2} size={18}>
              {name}
            </Heading>
            <Monospace>{shortBuild(release.build)}</Monospace>
            {release.current_in.length > 0 && (
              <Badge tone="success">{t('releases.currentIn', { count: release.current_in.length })}</Badge>
            )}
            {release.canary_in.length > 0 && (
              <Badge tone="info" icon={FlaskConical}>
                {t('releases.canaryIn', { count: release.canary_in.length })}
              </Badge>
            )}
          </Inline>
          <Text as="span" size={15} tone="soft">
            {release.published_by} · <Timestamp at={release.published_at} />
          </Text>
        </Inline>
        {release.note && <Text direction="auto">{release.note}</Text>}
        {before ? (
          <DifferenceList
            difference={compareReleases(before, release)}
            before={formatVersionDate(before.published_at)}
          />
        ) : (
          <Text size={15} tone="soft">
            {t('releases.first')}
          </Text>
        )}
        <Disclosure summary={t('releases.details')} onToggle={(open) => open && setOpened(true)}>
          <Stack gap={16}>
            <DescriptionList>
              <DescriptionItem name={t('releases.build')}>
                <Monospace>{release.build}</Monospace>
              </DescriptionItem>
              <DescriptionItem name={t('releases.runsIn')}>
                {release.current_in.length > 0 ? places(release.current_in) : emptyValue}
              </DescriptionItem>
              <DescriptionItem name={t('releases.canaryRunsIn')}>
                {release.canary_in.length > 0 ? places(release.canary_in) : emptyValue}
              </DescriptionItem>
              <DescriptionItem name={t('releases.commit')}>
                {release.commit ? <Monospace>{release.commit}</Monospace> : emptyValue}
              </DescriptionItem>
              <DescriptionItem name={t('releases.contract')}>
                <Monospace>{release.contract}</Monospace>
              </DescriptionItem>
              <DescriptionItem name={t('releases.size')}>
                {t('releases.sizeValue', { all: formatBytes(release.bytes), page: formatBytes(release.page_bytes) })}
              </DescriptionItem>
              <DescriptionItem name={t('releases.slots')}>
                {release.slots.length > 0 ? <Monospace>{release.slots.join(', ')}</Monospace> : emptyValue}
              </DescriptionItem>
              <DescriptionItem name={t('releases.shared')}>
                <Monospace>
                  {Object.entries(release.shared)
                    .map(([name, range]) => `${name} ${range}`)
                    .join(', ')}
                </Monospace>
              </DescriptionItem>
            </DescriptionList>
            {opened && <PageSizes remote={release.remote} build={release.build} before={before?.build} />}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
