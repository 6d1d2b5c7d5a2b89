import { MenuButton } from '@jobspan/shared-features/menus/menu-button'
import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import {
  Bell,
  BellOff,
  Download,
  EllipsisVertical,
  Flag,
  Inbox,
  Pin,
  PinOff,
  Search,
  Settings,
  ThumbsDown,
} from 'lucide-react'
import { useState } from 'react'
import { NotInterestedDialog } from './not-interested-dialog.tsx'
import { useUpdateChat } from './use-update-chat.ts'

/** Has the browser save a chat, by the name that the answer gives it. */
const saveChat = (chatId: number, format: 'text' | 'json'): void => {
  const link = document.createElement('a')
  link.href = `/api/jobApplication/chats/${chatId}/export?format=${format}`
  link.download = ''
  link.click()
}

/** What can be done with a chat as a whole. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const t = useTranslations('mf-chat')
  const [isPuttingAside, setPuttingAside] = useState(false)
  const update = useUpdateChat(chat.id)
  const search = useLazyModule(() => import('./search-messages-dialog.tsx'), t('problem.offline'))
  const settings = useLazyModule(() => import('./chat-settings-dialog.tsx'), t('problem.offline'))
  const report = useLazyModule(() => import('../../chat/report-dialog.tsx'), t('problem.offline'))
  const items = [
    chat.is_pinned
      ? { id: 'unpin', label: t('arrange.unpin'), icon: PinOff }
      : { id: 'pin', label: t('arrange.pin'), icon: Pin },
    chat.is_muted
      ? { id: 'unmute', label: t('arrange.unmute'), icon: Bell }
      : { id: 'mute', label: t('arrange.mute'), icon: BellOff },
    chat.is_not_interested
      ? { id: 'back', label: t('arrange.back'), icon: Inbox }
      : { id: 'aside', label: t('arrange.aside'), icon: ThumbsDown },
    { id: 'search', label: t('arrange.search'), icon: Search },
    { id: 'text', label: t('arrange.exportText'), icon: Download },
    { id: 'json', label: t('arrange.exportJson'), icon: Download },
    { id: 'settings', label: t('arrange.settings'), icon: Settings },
    { id: 'report', label: t('report.recruiter'), icon: Flag },
  ]
  const act = (id: string) => {
    if (id === 'pin' || id === 'unpin') update.mutate({ is_pinned: id === 'pin' })
    else if (id === 'mute' || id === 'unmute') update.mutate({ is_muted: id === 'mute' })
    else if (id === 'back') update.mutate({ is_not_interested: false })
    else if (id === 'report') report.open()
    else if (id === 'search') search.open()
    else if (id === 'settings') settings.open()
    else if (id === 'text' || id === 'json') saveChat(chat.id, id)
    else setPuttingAside(true)
  }
  return (
    <>
      <MenuButton
        glyph={EllipsisVertical}
        label={t('arrange.menu')}
        loading={update.isPending}
        items={items}
        onAction={act}
      />
      {search.module && <search.module.SearchMessagesDialog chat={chat} open={search.isOpen} onClose={search.close} />}
      {settings.module && <settings.module.ChatSettingsDialog open={settings.isOpen} onClose={settings.close} />}
      {report.module && <report.module.ReportDialog chat={chat} open={report.isOpen} onClose={report.close} />}
      <NotInterestedDialog chatId={chat.id} open={isPuttingAside} onClose={() => setPuttingAside(false)} />
    </>
  )
}
