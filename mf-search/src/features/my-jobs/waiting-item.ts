import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import {
  Bell,
  CalendarClock,
  CircleUser,
  FileText,
  Handshake,
  type LucideIcon,
  MapPinCheck,
  MessageCircle,
  Phone,
  Reply,
} from 'lucide-react'
import { useOnsiteTexts } from '../../onsite-texts/onsite-texts.ts'

type Kind = WaitingItem['kind']

export const glyphs: Record<Kind, LucideIcon> = {
  interview: CalendarClock,
  check_in: MapPinCheck,
  offer: Handshake,
  resume: FileText,
  phone_number: Phone,
  message: MessageCircle,
  answer: Reply,
  alert: Bell,
  profile: CircleUser,
}

/** Where it is done. */
export const useWaitingUrl = () => {
  const session = useSession()
  const isComplete = session.kind === 'member' && session.user.is_profile_completed
  return ({ kind, id, chat_id: chatId, job_id: jobId, alert }: WaitingItem): string => {
    switch (kind) {
      case 'interview':
      case 'check_in':
        return urls.interviews({ interview: id })
      case 'answer':
        return jobId === null ? urls.recommendedJob() : urls.application(jobId)
      case 'alert':
        return alert?.path ?? urls.search()
      case 'profile':
        return isComplete ? urls.manageProfile() : urls.completeProfile()
      default:
        return chatId === null ? urls.chat() : urls.chat(chatId)
    }
  }
}

/** U+2068 and U+2069 let a name run in its own direction. */
const isolate = (name: string): string => `\u2068${name}\u2069`

/** What waits, in a few words; of whom and what; and what one does about it. */
export const useWaitingWords = () => {
  const t = useOnsiteTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const titleOf = ({ kind, state, alert, profile }: WaitingItem): string => {
    if (kind === 'answer') return t(`application.${state ?? 'viewed'}`)
    if (kind === 'profile') return t(`waiting.profile.${profile?.next ?? 'work_experience'}`)
    if (kind !== 'alert') return t(`waiting.${kind}`)
    const count = alert?.count ?? 0
    return t('waiting.alert', { count, number: format.number(count) })
  }
  const detailOf = ({ job_title: title, company_name: company, recruiter_name: recruiter, ...item }: WaitingItem) => {
    if (item.alert) return isolate(item.alert.name)
    if (item.profile) return t('onsite.profileShare', { share: format.percent(item.profile.percent / 100) })
    const isPersonal = item.kind === 'message' || item.kind === 'resume' || item.kind === 'phone_number'
    return [isPersonal ? recruiter : null, title, company].flatMap((name) => (name ? isolate(name) : [])).join(' · ')
  }
  return (item: WaitingItem) => ({
    title: titleOf(item),
    detail: detailOf(item),
    until: item.due_at === null ? '' : t('waiting.until', { date: dayOf(item.due_at) }),
    action: t(`waiting.action.${item.kind}`),
  })
}
