import { MenuButton } from '@jobspan/shared-features/menus/menu-button'
import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { VisuallyHidden } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { FileUser, Paperclip, Phone, Plus, TextQuote } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useRequestNumbers } from './use-request-numbers.ts'
import { useSendFile } from './use-send-file.ts'

/** What chats take; the API looks at the content. */
const accept = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp'

/** Opened by the menu alone. */
const Chooser = styled.input`
  display: none;
`

/** What can be sent beside words. */
export function ChatTools({ chat, hasBothWritten }: { chat: Chat; hasBothWritten: boolean }) {
  const t = useTranslations('mf-chat')
  const { notify } = usePlatform()
  const input = useRef<HTMLInputElement>(null)
  const resume = useLazyModule(() => import('./send-resume-dialog.tsx'), t('problem.offline'))
  const phrases = useLazyModule(() => import('./phrases-dialog.tsx'), t('problem.offline'))
  const file = useSendFile(chat.id)
  const numbers = useRequestNumbers(chat.id)
  const items = [
    { id: 'phrases', label: t('tools.phrases'), icon: TextQuote },
    { id: 'file', label: t('tools.file'), icon: Paperclip },
    { id: 'resume', label: t('exchange.sendResume'), icon: FileUser },
    { id: 'numbers', label: t('tools.numbers'), icon: Phone },
  ]
  const act = (id: string) => {
    if (id === 'phrases') phrases.open()
    else if (id === 'file') input.current?.click()
    else if (!hasBothWritten) notify(t('tools.tooEarly', { name: chat.recruiter.name }), 'info')
    else if (id === 'resume') resume.open()
    else numbers.mutate()
  }
  return (
    <>
      <MenuButton
        glyph={Plus}
        label={t('tools.menu')}
        loading={numbers.isPending || file.sending !== undefined}
        items={items}
        onAction={act}
        placement="top start"
      />
      <Chooser
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={t('tools.file')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) file.send(chosen)
        }}
      />
      <VisuallyHidden>
        <span role="status">{file.sending && t('tools.uploading', { name: file.sending.name })}</span>
      </VisuallyHidden>
      {phrases.module && (
        <phrases.module.PhrasesDialog chatId={chat.id} open={phrases.isOpen} onClose={phrases.close} />
      )}
      {resume.module && <resume.module.SendResumeDialog chatId={chat.id} open={resume.isOpen} onClose={resume.close} />}
    </>
  )
}
