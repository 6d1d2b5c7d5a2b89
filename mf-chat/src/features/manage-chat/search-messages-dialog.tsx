import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, ErrorState, LazyDialog, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

const maxLength = 100

/** Finds messages of a chat by their words, the newest first. */
export function SearchMessagesDialog({ chat, open, onClose }: { chat: Chat; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const dayOf = useOwnDay()
  const { api } = usePlatform()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const found = useQuery({
    queryKey: ['mf-chat', 'messages', chat.id, 'search', query],
    queryFn: async ({ signal }) => {
      const { searchMessages } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(searchMessages, { params: { id: chat.id }, query: { query }, signal })
    },
    enabled: open && query !== '',
    staleTime: 0,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setQuery(toCleanLine(text))
  }
  return (
    <LazyDialog open={open} onClose={onClose} title={t('arrange.search')}>
      <Stack gap={16}>
        <form onSubmit={submit}>
          <Stack gap={12}>
            <TextField
              label={t('search.label')}
              type="search"
              maxLength={maxLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <div>
              <Button type="submit" size="small" loading={found.isFetching}>
                {t('search.find')}
              </Button>
            </div>
          </Stack>
        </form>
        {found.isError && <ErrorState compact onRetry={() => found.refetch()} retrying={found.isFetching} />}
        <div role="status">
          {found.data?.items.length === 0 && <Text tone="soft">{t('search.none', { query })}</Text>}
          {found.data?.has_more && (
            <Text size={13} tone="soft">
              {t('search.more')}
            </Text>
          )}
        </div>
        {found.data && (
          <Stack as="ul" gap={12}>
            {found.data.items.map((message) => (
              <li key={message.id}>
                <Text size={13} tone="soft">
                  {message.sender === 'seeker' ? t('message.you') : chat.recruiter.name} · {dayOf(message.sent_at)}
                </Text>
                <Text direction="auto">{message.text}</Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </LazyDialog>
  )
}
