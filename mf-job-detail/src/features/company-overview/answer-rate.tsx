import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { color, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { Term, Value } from './figure-list.tsx'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[24]};

  & > dt {
    grid-column: 1 / -1;
  }
`
/** As far as answers reach over the whole of it. */
const Arch = styled.svg`
  flex: none;
  inline-size: 3.5rem;
  fill: none;
  stroke: ${color.line};
  stroke-width: 14;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Reached = styled.path`
  stroke: ${color.accent};
`
const Share = styled(Value)`
  display: flex;
  align-items: flex-end;
  align-self: start;
  gap: ${space[12]};
`
const Notes = styled.dd`
  margin: 0;
`

const arch = 'M8 62a52 52 0 0 1 104 0'

/** How many applicants get an answer and how soon, with what that rests on. */
export function AnswerRate({ answers }: { answers: NonNullable<CompanyProfile['answers']> }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const { share, median_hours: hours, applications, days } = answers
  const isInHours = hours !== null && hours < 48
  const count = hours === null ? 0 : Math.max(1, Math.round(isInHours ? hours : hours / 24))
  return (
    <Box>
      <Term>{t('facts.answers')}</Term>
      <Share>
        <Arch viewBox="0 0 120 64" aria-hidden focusable={false}>
          <path d={arch} />
          <Reached d={arch} pathLength={100} strokeDasharray={`${Math.round(share * 100)} 100`} />
        </Arch>
        {format.percent(share)}
      </Share>
      <Notes>
        {hours !== null && (
          <Text size={13}>{t(isInHours ? 'companyPage.answers.hours' : 'companyPage.answers.days', { count })}</Text>
        )}
        <Text size={13} tone="soft">
          {t('companyPage.answers.basis', { count: applications, number: format.number(applications), days })}
        </Text>
      </Notes>
    </Box>
  )
}
