import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { buildChatUrl, type ChatListView, maxQueryLength } from '../../chat/chat-url.ts'

/** How long typing may pause before it is searched for, in milliseconds. */
const debounceMs = 120

/** Searches as one types; the words are in the address. A plain form, so that it works before any script. */
export function ChatSearch({ view, chatId }: { view: ChatListView; chatId?: number | undefined }) {
  const t = useTranslations('mf-chat')
  const { navigate } = usePlatform()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(view.query)
  const [address, setAddress] = useState(view.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, or a link, has led to other words.
  if (view.query !== address) {
    setAddress(view.query)
    if (view.query !== toCleanLine(typed)) setTyped(view.query)
  }
  const search = (words: string) => {
    clearTimeout(timer.current)
    const query = toCleanLine(words).slice(0, maxQueryLength)
    if (query !== view.query)
      void navigate(buildChatUrl({ ...view, query }, chatId), { replace: true, keepScroll: true })
  }
  return (
    <search>
      <form
        method="get"
        action={`./${pathname.split('/').at(-1)}`}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        {view.folder !== 'inbox' && <input type="hidden" name="folder" value={view.folder} />}
        <TextField
          label={t('list.search')}
          labelHidden
          placeholder={t('list.searchHint')}
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          icon={Search}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => search(target.value), debounceMs)
          }}
        />
      </form>
    </search>
  )
}
