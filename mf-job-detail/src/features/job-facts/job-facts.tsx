import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, fontSize, media, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]} ${space[24]};
  margin: 0;
  padding-block: ${space[24]};
  border-block: 1px solid ${color.line};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`
const Term = styled.dt`
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};
`
const Value = styled.dd`
  margin: 0;

  /* "today" comes in lower case, as it stands in a sentence. */
  &::first-letter {
    text-transform: uppercase;
  }
`

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Term>{term}</Term>
      <Value>
        <Text as="span" size={15} weight="medium" numeric>
          {children}
        </Text>
      </Value>
    </div>
  )
}

/** What is known of the job beyond title, pay and place. What is not known is left out, never guessed. */
export function JobFacts({ job }: { job: JobDetail }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const dayOf = useOwnDay()
  const posted = job.posted_at && format.age(job.posted_at)
  const named = job.eligibility?.user_identities.map(({ value }) => value) ?? []
  const identities = named.length > 0 ? format.list(named, 'or') : undefined
  const facts: [string, ReactNode][] = [
    ['type', job.job_type?.value],
    ['arrangement', job.arrangement && t(`arrangement.${job.arrangement}`)],
    ['experience', job.xp_lvl?.value],
    ['education', job.degree?.value],
    ['eligibility', identities ?? job.eligibility?.text],
    ['field', job.job_function?.value ?? job.main_function?.value],
    ['industry', job.industry],
    ['posted', posted && (job.is_reposted ? t('facts.reposted', { age: posted }) : posted)],
    ['validThrough', job.status === 'open' && job.valid_through && dayOf(job.valid_through)],
    ['openings', job.openings && format.number(job.openings)],
    ['answers', job.response_rate !== null && t('facts.answerRate', { share: format.percent(job.response_rate) })],
    ['recruiter', job.recruiter_activity && t(`activity.${job.recruiter_activity}`)],
  ]
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <List>
      {known.map(([name, value]) => (
        <Fact key={name} term={t(`facts.${name}`)}>
          {value}
        </Fact>
      ))}
    </List>
  )
}
