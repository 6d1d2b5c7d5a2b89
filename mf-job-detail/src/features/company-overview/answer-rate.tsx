import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Card, color, Heading, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { useId } from 'react'
import { styled } from 'styled-components'

/** As far as answers reach over the whole of it. */
const Arch = styled.svg`
  display: block;
  inline-size: 7rem;
  fill: none;
  stroke: ${color.line};
  stroke-width: 12;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Reached = styled.path`
  stroke: ${color.accent};
`
const Meter = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[16]};
`

const arch = 'M8 62a52 52 0 0 1 104 0'

/** How many applicants get an answer and how soon, with what that rests on. */
export function AnswerRate({ answers }: { answers: NonNullable<CompanyProfile['answers']> }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const headingId = useId()
  const { share, median_hours: hours, applications, days } = answers
  const isInHours = hours !== null && hours < 48
  const count = hours === null ? 0 : Math.max(1, Math.round(isInHours ? hours : hours / 24))
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={headingId}>
          {t('facts.answers')}
        </Heading>
        <Meter>
          <Arch viewBox="0 0 120 64" aria-hidden focusable={false}>
            <path d={arch} />
            <Reached d={arch} pathLength={100} strokeDasharray={`${Math.round(share * 100)} 100`} />
          </Arch>
          <Text as="span" size={28} weight="semibold" numeric>
            {format.percent(share)}
          </Text>
        </Meter>
        <Stack gap={4}>
          <Text size={15}>{t('facts.answerRate', { share: format.percent(share) })}</Text>
          {hours !== null && (
            <Text size={15}>{t(isInHours ? 'companyPage.answers.hours' : 'companyPage.answers.days', { count })}</Text>
          )}
          <Text size={13} tone="faint">
            {t('companyPage.answers.basis', { count: applications, number: format.number(applications), days })}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
