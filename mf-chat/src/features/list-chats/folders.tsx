import type { ChatFolder } from '@jobspan/shared-kit/contracts/chats/chats'
import { Chip, Inline } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { buildChatUrl, type ChatListView } from '../../chat/chat-url.ts'

const folders = ['inbox', 'not_interested'] as const satisfies readonly ChatFolder[]

/** The two places where a chat can be. */
export function Folders({ view, chatId }: { view: ChatListView; chatId?: number | undefined }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  return (
    <Inline as="nav" gap={8} label={t('list.folders')}>
      {folders.map((folder) => (
        <Chip
          key={folder}
          label={t(`folder.${folder}`)}
          {...link(buildChatUrl({ ...view, folder }, chatId))}
          selected={view.folder === folder}
        />
      ))}
    </Inline>
  )
}
