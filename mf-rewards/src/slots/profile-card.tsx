import { ButtonLink, Card, Heading, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { useId } from 'react'
import { rewardLimits } from '../rewards/reward-limits.ts'

/** Beside a member's profile: what an invitation brings, and the way to what was earned. */
export function Slot() {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const link = useInternalLink()
  const id = useId()
  return (
    <Card as="section" padding={16} labelledBy={id}>
      <Stack gap={12}>
        <Heading level={2} size={16} id={id}>
          {t('navigation.invite')}
        </Heading>
        <Text size={15} tone="soft">
          {t('slot.text', { days: format.number(rewardLimits.daysToAttach) })}
        </Text>
        <Inline gap={12}>
          <ButtonLink variant="wash" size="small" {...link(urls.inviteFriends())}>
            {t('guest.action')}
          </ButtonLink>
          <TextLink {...link(urls.rewards())}>{t('slot.rewards')}</TextLink>
        </Inline>
      </Stack>
    </Card>
  )
}
