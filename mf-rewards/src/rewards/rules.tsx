import type { Programme } from '@jobspan/shared-kit/contracts/rewards/programme'
import { space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'
import { rewardLimits } from './reward-limits.ts'
import { Section } from './section.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding-inline-start: 1.25rem;
`

/** What counts and what does not, in plain words; `programme` tells which version of it holds now. */
export function Rules({ programme }: { programme: Programme | undefined }) {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const { site } = usePlatform()
  const days = format.number(rewardLimits.daysToAttach)
  return (
    <Section title={t('rules.title')}>
      <List>
        <li>{t('rules.new', { brand: site.brand })}</li>
        <li>{t('rules.resume', { days })}</li>
        <li>{t('rules.self')}</li>
        <li>{t('rules.review')}</li>
        <li>{t('rules.when', { days: format.number(rewardLimits.distributionBusinessDays) })}</li>
        {programme?.is_cash_on && <li>{t('rules.proof')}</li>}
      </List>
      {programme && (
        <Text size={13} tone="soft">
          {t('rules.version', { date: format.date(programme.valid_from, 'long'), version: programme.terms_version })}
        </Text>
      )}
    </Section>
  )
}
