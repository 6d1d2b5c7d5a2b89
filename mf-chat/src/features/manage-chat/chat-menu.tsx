import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { IconButton, LazyMenu, preloadOverlays } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Bell, BellOff, EllipsisVertical, Inbox, Pin, PinOff, ThumbsDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { NotInterestedDialog } from './not-interested-dialog.tsx'
import { useUpdateChat } from './use-update-chat.ts'

/** What can be done with a chat as a whole. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const t = useTranslations('mf-chat')
  const [isOpen, setOpen] = useState(false)
  const [isPuttingAside, setPuttingAside] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const update = useUpdateChat(chat.id)
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
  ]
  const act = (id: string) => {
    if (id === 'pin' || id === 'unpin') update.mutate({ is_pinned: id === 'pin' })
    else if (id === 'mute' || id === 'unmute') update.mutate({ is_muted: id === 'mute' })
    else if (id === 'back') update.mutate({ is_not_interested: false })
    else setPuttingAside(true)
  }
  return (
    <>
      <IconButton
        ref={anchor}
        glyph={EllipsisVertical}
        label={t('arrange.menu')}
        hasPopup="menu"
        expanded={isOpen}
        loading={update.isPending}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => setOpen(true)}
      />
      <LazyMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('arrange.menu')}
        items={items}
        onAction={act}
      />
      <NotInterestedDialog chatId={chat.id} open={isPuttingAside} onClose={() => setPuttingAside(false)} />
    </>
  )
}
