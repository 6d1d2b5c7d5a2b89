import { useSearchWhileTyping } from '@jobspan/shared-features/lists/use-search-while-typing'
import { TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { buildChatUrl, type ChatListView, maxQueryLength } from '../../chat/chat-url.ts'

/** Searches as one types; the words are in the address. A plain form, so that it works before any script. */
export function ChatSearch({ view, chatId }: { view: ChatListView; chatId?: number | undefined }) {
  const t = useTranslations('mf-chat')
  const { navigate } = usePlatform()
  const { pathname } = useLocation()
  const { field, searchNow } = useSearchWhileTyping({
    query: view.query,
    maxLength: maxQueryLength,
    pauseMs: 120,
    search: (query) => {
      if (query !== view.query)
        void navigate(buildChatUrl({ ...view, query }, chatId), { replace: true, keepScroll: true })
    },
  })
  return (
    <search>
      <form
        method="get"
        action={`./${pathname.split('/').at(-1)}`}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        {view.folder !== 'inbox' && <input type="hidden" name="folder" value={view.folder} />}
        <TextField label={t('list.search')} placeholder={t('list.searchHint')} {...field} />
      </form>
    </search>
  )
}
