import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { Badge, Card, Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { countryKeys } from '../../countries.ts'
import { none, writeBytes } from '../../figures.ts'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Mono } from '../../parts/mono.tsx'
import { useConsoleText } from '../../texts.ts'
import { compareReleases } from './compare-releases.ts'
import { DifferenceList } from './difference-list.tsx'
import { PageSizes } from './page-sizes.tsx'

export function ReleaseCard({ release, before }: { release: PublishedRelease; before: PublishedRelease | undefined }) {
  const t = useConsoleText()
  const [opened, setOpened] = useState(false)
  const places = (keys: readonly string[]) =>
    keys.length === countryKeys.length ? t('countries.all') : keys.map(countryName).join(', ')
  return (
    <Card as="article" padding={16} label={release.build} selected={release.current_in.length > 0}>
      <Stack gap={12}>
        <Inline justify="between" gap={8}>
          <Inline gap={12}>
            <Heading level={2} size={18}>
              <Mono>{release.build}</Mono>
            </Heading>
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
            {release.published_by} · <Moment at={release.published_at} />
          </Text>
        </Inline>
        {before ? (
          <DifferenceList difference={compareReleases(before, release)} before={before.build} />
        ) : (
          <Text size={15} tone="soft">
            {t('releases.first')}
          </Text>
        )}
        <Disclosure summary={t('releases.details')} onToggle={(open) => open && setOpened(true)}>
          <Stack gap={16}>
            <Facts>
              <Fact name={t('releases.runsIn')}>
                {release.current_in.length > 0 ? places(release.current_in) : none}
              </Fact>
              <Fact name={t('releases.canaryRunsIn')}>
                {release.canary_in.length > 0 ? places(release.canary_in) : none}
              </Fact>
              <Fact name={t('releases.commit')}>{release.commit ? <Mono>{release.commit}</Mono> : none}</Fact>
              <Fact name={t('releases.contract')}>
                <Mono>{release.contract}</Mono>
              </Fact>
              <Fact name={t('releases.size')}>
                {t('releases.sizeValue', { all: writeBytes(release.bytes), page: writeBytes(release.page_bytes) })}
              </Fact>
              <Fact name={t('releases.slots')}>
                {release.slots.length > 0 ? <Mono>{release.slots.join(', ')}</Mono> : none}
              </Fact>
              <Fact name={t('releases.shared')}>
                <Mono>
                  {Object.entries(release.shared)
                    .map(([name, range]) => `${name} ${range}`)
                    .join(', ')}
                </Mono>
              </Fact>
            </Facts>
            {opened && <PageSizes remote={release.remote} build={release.build} before={before?.build} />}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
