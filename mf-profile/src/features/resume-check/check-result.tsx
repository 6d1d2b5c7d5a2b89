import { IconList } from '@jobspan/shared-features/lists/icon-list'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { ResumeCheck, ResumeCheckPoint } from '@jobspan/shared-kit/contracts/profile/resume-check'
import { color, Heading, Progress, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { whereToImprove } from './where-to-improve.ts'

const List = styled.ul`
  max-inline-size: 48rem;
  border-block-start: 1px solid ${color.line};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[16]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }
`
const Score = styled.div`
  max-inline-size: 26rem;
`

function Improvement({ point }: { point: ResumeCheckPoint }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { key, earned, weight, evidence } = point
  return (
    <li>
      <Stack gap={4}>
        <Text weight="semibold">{t(`check.rule.${key}`)}</Text>
        <Text size={15}>{t(`check.advice.${key}`)}</Text>
        {evidence && (
          <Text size={13} tone="soft">
            {t(key === 'gaps' ? 'check.evidenceGap' : 'check.evidence', { line: isolateBidi(evidence) })}
          </Text>
        )}
        <div>
          <TextLink {...link(whereToImprove(key))}>{t('check.improve')}</TextLink>
        </div>
      </Stack>
      <Text size={13} tone="soft" numeric>
        {t('check.points', { earned, weight })}
      </Text>
    </li>
  )
}

/** The score and what it is made of: first what would raise it the most, each with the line that shows it. */
export function CheckResult({ check }: { check: ResumeCheck }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const missing = ({ weight, earned }: ResumeCheckPoint) => weight - earned
  const toFix = check.points.filter((point) => missing(point) > 0).sort((one, other) => missing(other) - missing(one))
  const good = check.points.filter((point) => missing(point) === 0)
  const score = t('check.score', { score: check.score })
  const hasContact = good.some(({ key }) => key === 'phone' || key === 'email')
  return (
    <Stack gap={24}>
      <Score>
        <Stack gap={8}>
          <Text size={28} weight="semibold" numeric>
            {score}
          </Text>
          <Progress label={score} value={check.score} />
          {check.cap !== null && (
            <Text size={15}>{t(hasContact ? 'check.capHistory' : 'check.capContact', { cap: check.cap })}</Text>
          )}
          <Text size={13} tone="soft">
            {t('check.checkedAt', { date: dayOf(check.checked_at, 'long') })}
          </Text>
        </Stack>
      </Score>
      {toFix.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={18}>
            {t('check.toFix')}
          </Heading>
          <List role="list">
            {toFix.map((point) => (
              <Improvement key={point.key} point={point} />
            ))}
          </List>
        </Stack>
      )}
      {good.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={18}>
            {t('check.good')}
          </Heading>
          <IconList lines={good.map(({ key }) => t(`check.rule.${key}`))} size={15} />
        </Stack>
      )}
    </Stack>
  )
}
