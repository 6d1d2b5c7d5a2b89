import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Card, Heading, Inline, Stack, TextLink } from '@jobspan/shared-kit/design'
import { useParams } from 'react-router-dom'
import { addresses } from '../addresses.ts'
import { CountryLabel } from '../components/country-label.tsx'
import { Disclosure } from '../components/disclosure.tsx'
import { Monospace } from '../components/monospace.tsx'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { useRemoteName } from '../components/use-remote-name.ts'
import { useVersionText } from '../components/version-name.tsx'
import { ErrorActions } from '../features/errors/error-actions.tsx'
import { ErrorExample } from '../features/errors/error-example.tsx'
import { ErrorFacts } from '../features/errors/error-facts.tsx'
import { ErrorStatusBadge } from '../features/errors/error-status.tsx'
import { useErrorGroup } from '../operations/get-error-group.ts'
import { useConsoleText } from '../texts.ts'

/** One error of a feature, or of the site itself, with examples of when it was met. */
export function ErrorPage() {
  const t = useConsoleText()
  const { name: remote = '', id = '' } = useParams()
  const nameOf = useRemoteName()
  const versionText = useVersionText()
  const error = useErrorGroup(remote, Number(id) || 0)
  const feature = remote === shellRemoteName ? t('errors.site') : nameOf(remote)
  return (
    <Stack gap={24}>
      <TextLink href={addresses.remote(remote, 'errors')} tone="quiet">
        {t('errors.back', { feature })}
      </TextLink>
      <QueryView query={error} skeleton={<SkeletonRows rows={3} height="10rem" />}>
        {({ group, samples }) => (
          <Stack gap={24}>
            <PageHead
              title={group.name}
              view={feature}
              lead={<bdi>{group.message}</bdi>}
              actions={<ErrorActions group={group} />}
            />
            <Inline gap={12}>
              <ErrorStatusBadge group={group} />
            </Inline>
            <ErrorFacts group={group} />
            <Stack gap={12}>
              <Heading level={2} size={18}>
                {t('errors.examples')}
              </Heading>
              {samples.map((sample, index) => (
                <Card key={`${sample.at} ${sample.build} ${sample.country}`} padding={12}>
                  <Disclosure
                    open={index === 0}
                    summary={
                      <Inline gap={16}>
                        <Timestamp at={sample.at} exact />
                        <span>{versionText(remote, sample.build)}</span>
                        <CountryLabel country={sample.country} />
                        {sample.browser && <span>{sample.browser}</span>}
                        {sample.page && <Monospace>{sample.page}</Monospace>}
                      </Inline>
                    }
                  >
                    <ErrorExample sample={sample} />
                  </Disclosure>
                </Card>
              ))}
            </Stack>
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
