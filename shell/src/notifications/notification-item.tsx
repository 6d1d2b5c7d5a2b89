import { useOwnAge } from '@jobspan/shared-features/own-age'
import { getNotificationUrl } from '@jobspan/shared-kit/contracts/notifications/notification-url'
import type { Notification, NotificationKind } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { color, fontSize, Icon, minTargetSize, radius, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import type { TFunction } from 'i18next'
import {
  BellRing,
  CalendarClock,
  ClipboardCheck,
  Eye,
  FileSignature,
  Flag,
  Gift,
  type LucideIcon,
  MessageCircle,
  Sparkles,
  UserRoundSearch,
} from 'lucide-react'
import { css, styled } from 'styled-components'
import { formatRecentAge } from './format-recent-age.ts'
import { notificationSentence } from './notification-sentence.ts'

const rowStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;
  min-block-size: ${minTargetSize};
  padding: ${space[8]};
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  line-height: 1.45;
  text-decoration: none;
  overflow-wrap: anywhere;
`
const LinkRow = styled(Link)`
  ${rowStyles}

  &:hover {
    background: ${color.sunken};
  }
`
const PlainRow = styled.div`
  ${rowStyles}
`
const Glyph = styled.span`
  color: ${color.inkSoft};
`
const Age = styled.time`
  display: block;
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
`
const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: 7px;
  border-radius: ${radius.full};
  background: ${color.accent};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

const glyphs: Record<NotificationKind, LucideIcon> = {
  application_viewed: Eye,
  application_state: ClipboardCheck,
  recruiter_interested: Sparkles,
  profile_viewed: UserRoundSearch,
  message: MessageCircle,
  job_alert: BellRing,
  report_decided: Flag,
  interview_proposed: CalendarClock,
  interview_accepted: CalendarClock,
  interview_changed: CalendarClock,
  interview_cancelled: CalendarClock,
  interview_reminder: CalendarClock,
  interview_attendance: CalendarClock,
  interview_result: CalendarClock,
  interview_objection: CalendarClock,
  offer_sent: FileSignature,
  offer_withdrawn: FileSignature,
  offer_expired: FileSignature,
  invitation_registered: Gift,
  invitation_held: Gift,
  invitation_not_counted: Gift,
  rewards_granted: Gift,
  reward_distributed: Gift,
  withdrawal_settled: Gift,
  withdrawal_returned: Gift,
  draw_won: Gift,
  referral_viewed: Eye,
}

type Props = { t: TFunction; notification: Notification; isNew: boolean; onLeave(): void }

/** One thing that happened; a link where what it leads to is on in this country. */
export const NotificationItem = ({ t, notification, isNew, onLeave }: Props) => {
  const format = useFormat()
  const ageOf = useOwnAge()
  const { locale } = usePlatform()
  const host = useHost()
  const { kind, at } = notification
  const url = getNotificationUrl(notification, urls)
  const content = (
    <>
      <Glyph>
        <Icon glyph={glyphs[kind]} />
      </Glyph>
      <span>
        {isNew && <VisuallyHidden>{t('bell.new')} </VisuallyHidden>}
        {notificationSentence(notification, t, format)}
        <Age dateTime={at}>{formatRecentAge(at, locale.intl) ?? ageOf(at)}</Age>
      </span>
      {isNew && <Dot aria-hidden="true" />}
    </>
  )
  return (
    <li>
      {url && host?.hasPage(url) ? (
        <LinkRow to={url} onClick={onLeave}>
          {content}
        </LinkRow>
      ) : (
        <PlainRow>{content}</PlainRow>
      )}
    </li>
  )
}
