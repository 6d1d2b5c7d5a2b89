import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Badge, color, Icon, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { JapanFacts } from '../features/japan-facts/japan-facts.tsx'
import { JobLocation } from '../features/job-location/job-location.tsx'
import { RichTextBlocks } from '../features/job-text/rich-text-blocks.tsx'
import { SafetyReminder } from '../features/report-job/safety-reminder.tsx'
import { Section } from '../job/section.tsx'
import { readPart } from '../read-part/read-part.tsx'

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[8]} ${space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Tick = styled.span`
  color: ${color.accent};
`

const PayInsight = readPart(() =>
  import(/* webpackChunkName: "read-parts" */ '../features/pay-insight/pay-insight.tsx').then(
    (module) => module.PayInsight,
  ),
)
const CompanyPanel = readPart(() =>
  import(/* webpackChunkName: "read-parts" */ '../features/company-panel/company-panel.tsx').then(
    (module) => module.CompanyPanel,
  ),
)
const RecruiterSummary = readPart(() =>
  import(/* webpackChunkName: "read-parts" */ '../features/recruiter-summary/recruiter-summary.tsx').then(
    (module) => module.RecruiterSummary,
  ),
)

const parts = ['description', 'responsibilities', 'requirements'] as const

/** Everything about the job below its facts, in the order seekers ask for it. */
export function JobBody({ job, fromHome }: { job: JobDetail; fromHome?: ReactNode }) {
  const t = useTranslations('mf-job-detail')
  const written = parts.filter((part) => job[part].length > 0)
  return (
    <Stack gap={48}>
      {written.map((part) => (
        <Section key={part} title={t(`section.${part}`)}>
          <RichTextBlocks blocks={job[part]} language={job.language} />
        </Section>
      ))}
      {written.length === 0 && (
        <Section title={t('section.description')}>
          <Text tone="faint">{t('section.noDescription')}</Text>
        </Section>
      )}
      {job.skills.length > 0 && (
        <Section title={t('section.skills')}>
          <Inline as="ul" gap={8}>
            {job.skills.map((skill) => (
              <li key={skill}>
                <Badge>
                  <bdi>{skill}</bdi>
                </Badge>
              </li>
            ))}
          </Inline>
        </Section>
      )}
      {job.benefits.length > 0 && (
        <Section title={t('section.benefits')}>
          {/* Safari forgets that an unmarked list is a list; the role says it again. */}
          <Benefits role="list">
            {job.benefits.map((benefit) => (
              <li key={benefit}>
                <Inline gap={8} wrap={false} align="start">
                  <Tick>
                    <Icon glyph={Check} size={18} />
                  </Tick>
                  <Text as="span" size={15} direction="auto">
                    {benefit}
                  </Text>
                </Inline>
              </li>
            ))}
          </Benefits>
        </Section>
      )}
      {job.japan && (
        <Section title={t('section.japan')}>
          <JapanFacts facts={job.japan} />
        </Section>
      )}
      <Section title={t('section.place')}>
        <JobLocation job={job} fromHome={fromHome} />
      </Section>
      <PayInsight job={job} />
      <CompanyPanel job={job} />
      <RecruiterSummary job={job} />
      <SafetyReminder jobId={job.id} />
    </Stack>
  )
}
