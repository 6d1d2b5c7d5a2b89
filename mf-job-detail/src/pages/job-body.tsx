import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Badge, color, Icon, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { CompanyPanel } from '../features/company-panel/company-panel.tsx'
import { JapanFacts } from '../features/japan-facts/japan-facts.tsx'
import { JobLocation } from '../features/job-location/job-location.tsx'
import { DistanceFromHome } from '../features/job-match/distance-from-home.tsx'
import { RichTextBlocks } from '../features/job-text/rich-text-blocks.tsx'
import { PayInsight } from '../features/pay-insight/pay-insight.tsx'
import { RecruiterSummary } from '../features/recruiter-summary/recruiter-summary.tsx'
import { SafetyReminder } from '../features/report-job/safety-reminder.tsx'
import { Section } from '../job/section.tsx'
import { useReadPartTexts } from '../read-part-texts/use-read-part-texts.ts'

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

const parts = ['description', 'responsibilities', 'requirements'] as const

/** Everything about the job below its facts, in the order seekers ask for it. A preview knows nothing of where the member lives. */
export function JobBody({ job, isPreview = false }: { job: JobDetail; isPreview?: boolean }) {
  const t = useReadPartTexts()
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
      {job.japan && <JapanFacts facts={job.japan} />}
      <Section title={t('section.place')}>
        <JobLocation job={job} fromHome={!isPreview && <DistanceFromHome job={job} />} />
      </Section>
      <PayInsight job={job} />
      <CompanyPanel job={job} />
      <RecruiterSummary job={job} />
      <SafetyReminder jobId={job.id} />
    </Stack>
  )
}
