import { Button, Heading, Inline, LazyDialog, Notice, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { calendarFeedQuery } from './interview-queries.ts'

/** Makes the feed's address, and ends it. */
const useCalendarFeed = (onCreated: (url: string) => void, onRevoked: () => void) => {
  const { api, queryClient } = usePlatform()
  const refresh = () => queryClient.invalidateQueries(calendarFeedQuery(api))
  const create = useMutation({
    mutationFn: async () => {
      const { createCalendarFeed } = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      return api.call(createCalendarFeed)
    },
    onSuccess: async ({ url }) => {
      onCreated(url)
      await refresh()
    },
  })
  const revoke = useMutation({
    mutationFn: async () => {
      const { revokeCalendarFeed } = await import('@jobspan/shared-kit/contracts/interviews/interviews')
      return api.call(revokeCalendarFeed)
    },
    onSuccess: async () => {
      onRevoked()
      await refresh()
    },
  })
  return { create, revoke }
}

/** The address, once: it is not stored in the clear. */
function NewAddress({ url }: { url: string }) {
  const t = useTranslations('mf-chat')
  const { notify } = usePlatform()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify(t('calendarFeed.copied'), 'success')
    } catch {
      notify(t('message.copyFailed'), 'error')
    }
  }
  return (
    <Stack gap={8}>
      <TextField
        label={t('calendarFeed.address')}
        type="url"
        readOnly
        value={url}
        hint={t('calendarFeed.once')}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('calendarFeed.copy')}
        </Button>
      </div>
    </Stack>
  )
}

/** An address by which the member's own calendar reads their interviews. */
export function CalendarFeed() {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const { date } = useOwnTimeFormat()
  const feed = useQuery(calendarFeedQuery(api))
  const [url, setUrl] = useState<string>()
  const [question, setQuestion] = useState<'replace' | 'revoke'>()
  const [answer, setAnswer] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const close = () => setQuestion(undefined)
  const { create, revoke } = useCalendarFeed(
    (created) => {
      setUrl(created)
      setAnswer('')
      close()
    },
    () => {
      setUrl(undefined)
      setAnswer(t('calendarFeed.revoked'))
      close()
      section.current?.focus({ preventScroll: true })
    },
  )
  const error = create.error ?? revoke.error
  const act = question === 'revoke' ? revoke : create
  return (
    <Stack as="section" gap={12} label={t('calendarFeed.title')}>
      <div ref={section} tabIndex={-1}>
        <Heading level={2} size={18}>
          {t('calendarFeed.title')}
        </Heading>
      </div>
      <Text tone="soft">{t('calendarFeed.lead')}</Text>
      {error && !question && (
        <Notice severity="error" live>
          {toErrorMessage(error)}
        </Notice>
      )}
      {url && <NewAddress url={url} />}
      {feed.data && !url && (
        <Text size={15}>
          {t('calendarFeed.since', { date: date(feed.data.created_at) })}{' '}
          {feed.data.last_read_at && t('calendarFeed.lastRead', { date: date(feed.data.last_read_at) })}
        </Text>
      )}
      <span role="status">{answer}</span>
      {feed.data !== undefined && (
        <Inline gap={8}>
          {feed.data ? (
            <>
              {!url && (
                <Button variant="secondary" onClick={() => setQuestion('replace')}>
                  {t('calendarFeed.replace')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setQuestion('revoke')}>
                {t('calendarFeed.revoke')}
              </Button>
            </>
          ) : (
            <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate()}>
              {t('calendarFeed.create')}
            </Button>
          )}
        </Inline>
      )}
      <LazyDialog
        open={question !== undefined}
        onClose={close}
        role="alertdialog"
        title={t(question === 'revoke' ? 'calendarFeed.revokeTitle' : 'calendarFeed.replaceTitle')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              variant={question === 'revoke' ? 'danger' : 'primary'}
              loading={act.isPending}
              onClick={() => act.mutate()}
            >
              {t(question === 'revoke' ? 'calendarFeed.revoke' : 'calendarFeed.replace')}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          {act.error && (
            <Notice severity="error" live>
              {toErrorMessage(act.error)}
            </Notice>
          )}
          <Text>{t(question === 'revoke' ? 'calendarFeed.revokeBody' : 'calendarFeed.replaceBody')}</Text>
        </Stack>
      </LazyDialog>
    </Stack>
  )
}
