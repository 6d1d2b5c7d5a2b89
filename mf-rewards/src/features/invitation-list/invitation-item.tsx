import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Invitation, InvitationState } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { Badge, type BadgeTone, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { rewardLimits } from '../../rewards/reward-limits.ts'

const tones: Record<InvitationState, BadgeTone> = {
  sent: 'neutral',
  opened: 'neutral',
  registered: 'signal',
  in_review: 'info',
  succeeded: 'success',
  not_counted: 'neutral',
}

/** What there is to say of an invitation, beside its state. */
const useText = () => {
  const t = useOwnTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const dateOf = (at: string | null) => (at === null ? '' : dayOf(at))
  return (invitation: Invitation): string => {
    const { state } = invitation
    if (state === 'sent') return t('list.text.sent', { date: dateOf(invitation.sent_at) })
    if (state === 'opened') return t('list.text.opened', { date: dateOf(invitation.opened_at) })
    if (state === 'registered') return t('list.daysLeft', { count: invitation.days_left ?? 0 })
    if (state === 'succeeded') return t('list.text.succeeded', { date: dateOf(invitation.attached_at) })
    if (state === 'in_review')
      return t('list.review', {
        reasons: format.list(invitation.review_reasons.map((reason) => t(`review.${reason}`))),
      })
    return t(`list.reason.${invitation.not_counted_reason ?? 'review'}`, {
      days: format.number(rewardLimits.daysToAttach),
    })
  }
}

/** One invitation: whom it went to, how far it has come, and why it does not count. */
export function InvitationItem({ invitation }: { invitation: Invitation }) {
  const t = useOwnTexts()
  const toText = useText()
  const { channel, address, state, note } = invitation
  return (
    <li>
      <Stack gap={4}>
        <Inline gap={8} justify="between">
          <Text weight="medium" direction="auto">
            {address ?? t(channel === 'shared' ? 'list.shared' : 'list.byLink')}
          </Text>
          <Badge tone={tones[state]}>{t(`list.state.${state}`)}</Badge>
        </Inline>
        <Text size={15} tone="soft">
          {toText(invitation)}
        </Text>
        {note && (
          <Text size={15} tone="soft" direction="auto">
            {note}
          </Text>
        )}
      </Stack>
    </li>
  )
}
