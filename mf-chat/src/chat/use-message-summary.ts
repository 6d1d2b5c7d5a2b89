import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** A message in one line: its words, or what it is. */
export const useMessageSummary = () => {
  const t = useTranslations('mf-chat')
  return (message: ChatMessage): string => {
    if (message.is_recalled) return t(message.sender === 'seeker' ? 'message.recalledOwn' : 'message.recalled')
    switch (message.kind) {
      case 'text':
        return message.text ?? ''
      case 'job':
        return t('message.turned', { title: message.job?.title ?? '' })
      case 'file':
        return message.file?.name ?? t('message.notShown')
      case 'unknown':
        return t('message.notShown')
      default:
        return t(`kind.${message.kind}`)
    }
  }
}
