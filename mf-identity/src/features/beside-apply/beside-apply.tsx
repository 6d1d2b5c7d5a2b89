import { identityFlag } from '@jobspan/shared-kit/contracts/identity-constants'
import { Button, media, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { SlotParams } from '@jobspan/shared-kit/remote'
import { useOverlayLink } from '@jobspan/shared-kit/routing'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { useOverlayPrefetch } from '../../identity/use-overlay-prefetch.ts'
import { useRestriction } from '../../identity/use-restriction.ts'

/** The actions are a bar at a phone's foot, which has no room for it; the page says above for whom the job is. */
const WideOnly = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`

/** Beside Apply, on a job that is open to certain people only: in short, since the actions are not to be pushed away. */
export const BesideApply = (params: SlotParams['job.eligibility']) => {
  const t = useTranslations('mf-identity')
  const restriction = useRestriction(params)
  const overlay = useOverlayLink(identityFlag)
  useOverlayPrefetch(restriction !== undefined && restriction.reason !== 'mismatch', overlay?.prefetch)
  if (!restriction) return null
  const { reason, identities } = restriction
  if (reason === 'mismatch') return <Notice severity="warning">{t('prompt.jobMismatch', { identities })}</Notice>
  return (
    <Stack gap={8}>
      <WideOnly>
        <Text size={13} tone="soft">
          {t(reason === 'expired' ? 'prompt.jobExpired' : 'prompt.job', { identities })}
        </Text>
      </WideOnly>
      {overlay && (
        <Button variant="secondary" block icon={BadgeCheck} {...overlay.buttonProps}>
          {t('prompt.title')}
        </Button>
      )}
    </Stack>
  )
}
