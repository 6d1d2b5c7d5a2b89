import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { BadgeCheck, Clock, Heart } from 'lucide-react'
import { Avatar, CompanyLogo } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card, CardControl, CardLink } from '../card.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { Grid, Inline, Stack } from '../layout.tsx'
import { Notice } from '../notice.tsx'
import { EmptyState, ErrorState } from '../page-state.tsx'
import { Pagination } from '../pagination.tsx'
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '../skeleton.tsx'
import { Progress, Spinner } from '../spinner.tsx'
import { Heading, Text } from '../text.tsx'
import type { Sample } from './sample-of.ts'
import { Section } from './section.tsx'

/** Somebody drawn: a photograph would be of somebody real. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d8e6df"/><path d="M12 96c2-24 18-32 36-32s34 8 36 32z" fill="#0e6b51"/><path d="M26 44c-4-40 48-40 44 0l-4 22H30z" fill="#2c2320"/><ellipse cx="48" cy="44" rx="17" ry="21" fill="#e8b996"/><path d="M31 38c10-2 20-8 24-16 6 4 10 10 10 16l2-14-18-12-18 10z" fill="#2c2320"/></svg>',
)}`

const names = [
  'Straits Trading Pte Ltd',
  '株式会社みなと商事',
  'شركة الخليج',
  'Nusantara Digital',
  'Grab',
  'Casa Verde',
  '台灣高鐵',
  'Öz Yapı',
]

function JobCardSketch({ sample, selected = false }: { sample: Sample; selected?: boolean }) {
  const format = useFormat()
  return (
    <Card as="article" interactive selected={selected} padding={24}>
      <Stack gap={12}>
        <Inline gap={12} wrap={false} align="start">
          <CompanyLogo name={sample.company} />
          <Stack gap={4} grow>
            <Heading level={3} size={18} lines={2}>
              <CardLink href="#job" transitionName="kit-title" current={selected ? 'true' : undefined}>
                {sample.job}
              </CardLink>
            </Heading>
            <Inline gap={8}>
              <Text size={15} tone="soft">
                {sample.company}
              </Text>
              <Text as="span" tone="accent" size={15}>
                <Icon glyph={BadgeCheck} size={16} label="Verified" />
              </Text>
              <Text size={15} tone="soft">
                {sample.place}
              </Text>
            </Inline>
          </Stack>
          <CardControl>
            <IconButton glyph={Heart} label={sample.save} pressed={false} />
          </CardControl>
        </Inline>
        <Text weight="semibold" numeric>
          {format.salary({ min: 6000, max: 8000, currency: 'SGD', period: 'MONTH' })}
        </Text>
        <Inline gap={8}>
          {sample.facts.map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
        </Inline>
        <Text size={13} tone="faint">
          {format.age(Date.now() - 3 * 86_400_000)} · {sample.quiet}
        </Text>
      </Stack>
    </Card>
  )
}

export function PiecesDemo({ sample }: { sample: Sample }) {
  const { notify } = usePlatform()
  const hrefOf = (page: number) => `#page-${page}`
  return (
    <>
      <Section title="Cards">
        <Grid columns={2} gap={16}>
          <JobCardSketch sample={sample} />
          <JobCardSketch sample={sample} selected />
          <Card tone="sunken">{sample.lead}</Card>
          <Card tone="accent">{sample.lead}</Card>
        </Grid>
      </Section>
      <Section title="Marks and badges">
        <Inline gap={12}>
          {names.map((name) => (
            <CompanyLogo key={name} name={name} />
          ))}
          <Avatar name="Mei Tan" />
          <Avatar name="Aiko" size={96} />
          <Avatar name="Aiko" image={portrait} size={96} />
          <Avatar name="Aiko" image={portrait} decorative={false} />
          <CompanyLogo name="Jobspan" image="/favicon.svg" size={64} />
          <CompanyLogo name="Broken" image="/nowhere.png" size={64} />
        </Inline>
        <Inline gap={8}>
          {(['neutral', 'accent', 'signal', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
            <Badge key={tone} tone={tone} icon={tone === 'signal' ? Clock : undefined}>
              {sample.facts[0]}
            </Badge>
          ))}
        </Inline>
      </Section>
      <Section title="Messages">
        <Stack gap={12}>
          {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
            <Notice key={severity} severity={severity} title={sample.title}>
              {sample.lead}
            </Notice>
          ))}
          <Inline gap={12}>
            {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
              <Button
                key={severity}
                variant="secondary"
                onClick={() => notify(`${sample.title} (${severity})`, severity)}
              >
                {severity}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Section>
      <Section title="Waiting">
        <Grid columns={2}>
          <SkeletonRegion>
            <Card>
              <Inline gap={12} wrap={false} align="start">
                <SkeletonBlock width="48px" height="48px" />
                <SkeletonText size={18} lines={3} />
              </Inline>
            </Card>
          </SkeletonRegion>
          <Stack>
            <Inline gap={16}>
              <Spinner size={16} />
              <Spinner />
              <Spinner size={32} />
            </Inline>
            <Progress label="2 of 5" value={2} max={5} />
          </Stack>
        </Grid>
      </Section>
      <Section title="Pages">
        <Pagination page={1} pageCount={5} hrefOf={hrefOf} />
        <Pagination page={1} pageCount={40} hrefOf={hrefOf} label="Second" />
        <Pagination page={17} pageCount={334} hrefOf={hrefOf} label="Third" />
        <Pagination page={40} pageCount={40} hrefOf={hrefOf} label="Fourth" />
      </Section>
      <Section title="Nothing, or not now">
        <Grid columns={2}>
          <EmptyState
            title={sample.empty}
            body={sample.emptyBody}
            action={<Button variant="secondary">{sample.search}</Button>}
          />
          {(['error', 'offline', 'missing', 'closed'] as const).map((kind) => (
            <ErrorState key={kind} kind={kind} onRetry={() => {}} />
          ))}
          <ErrorState onRetry={() => {}} retrying />
          <Card>
            <ErrorState kind="offline" compact onRetry={() => {}} />
          </Card>
          <Card>
            <EmptyState title={sample.empty} body={sample.emptyBody} drawing={null} compact />
          </Card>
        </Grid>
      </Section>
    </>
  )
}
