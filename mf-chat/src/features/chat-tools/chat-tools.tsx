import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { IconButton, LazyMenu, preloadOverlays } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { FileUser, Phone, Plus, TextQuote } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRequestNumbers } from './use-request-numbers.ts'

/** What can be sent beside words. */
export function ChatTools({ chat, hasBothWritten }: { chat: Chat; hasBothWritten: boolean }) {
  const t = useTranslations('mf-chat')
  const { notify } = usePlatform()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const resume = useLazyModule(() => import('./send-resume-dialog.tsx'), t('problem.offline'))
  const phrases = useLazyModule(() => import('./phrases-dialog.tsx'), t('problem.offline'))
  const numbers = useRequestNumbers(chat.id)
  const items = [
    { id: 'phrases', label: t('tools.phrases'), icon: TextQuote },
    { id: 'resume', label: t('exchange.sendResume'), icon: FileUser },
    { id: 'numbers', label: t('tools.numbers'), icon: Phone },
  ]
  const act = (id: string) => {
    if (id === 'phrases') phrases.open()
    else if (!hasBothWritten) notify(t('tools.tooEarly', { name: chat.recruiter.name }), 'info')
    else if (id === 'resume') resume.open()
    else numbers.mutate()
  }
  return (
    <>
      <IconButton
        ref={anchor}
        glyph={Plus}
        label={t('tools.menu')}
        hasPopup="menu"
        expanded={isOpen}
        loading={numbers.isPending}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => setOpen(true)}
      />
      <LazyMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('tools.menu')}
        items={items}
        onAction={act}
        placement="top start"
      />
      {phrases.module && (
        <phrases.module.PhrasesDialog chatId={chat.id} open={phrases.isOpen} onClose={phrases.close} />
      )}
      {resume.module && <resume.module.SendResumeDialog chatId={chat.id} open={resume.isOpen} onClose={resume.close} />}
    </>
  )
}
