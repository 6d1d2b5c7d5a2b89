import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import {
  Button,
  Heading,
  Inline,
  LazyDialog,
  Notice,
  SkeletonBlock,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { CardError } from './card-error.tsx'
import { calendarFeedQuery } from './interview-queries.ts'

/** Makes the feed's address, and ends it. */
const useCalendarFeed = (onCreated: (url: string) => void, onRevoked: () => void) => {
  const { api, queryClient } = usePlatform()
  const refresh = () => queryClient.invalidateQueries(calendarFeedQuery(api))
  const create = useMutation({
    mutationFn: async () => {
      const { createCalendarFeed } = await import('@jobspan/shared-kit/contracts/interviews/calendar-feed')
      return api.call(createCalendarFeed)
    },
    onSuccess: async ({ url }) => {
      onCreated(url)
      await refresh()
    },
  })
  const revoke = useMutation({
    mutationFn: async () => {
      const { revokeCalendarFeed } = await import('@jobspan/shared-kit/contracts/interviews/calendar-feed')
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
function NewAddress({ url, ref }: { url: string; ref: Ref<HTMLInputElement & HTMLTextAreaElement> }) {
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
        ref={ref}
      />
      <div>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('calendarFeed.copy')}
        </Button>
      </div>
    </Stack>
  )
}

type Question = 'replace' | 'revoke'
type Feed = ReturnType<typeof useCalendarFeed>

/** Asks before an address that calendars use ends. */
function FeedQuestion({
  question,
  act,
  onClose,
}: {
  question: Question | undefined
  act: Feed['create'] | Feed['revoke']
  onClose: () => void
}) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const isRevoking = question === 'revoke'
  return (
    <LazyDialog
      open={question !== undefined}
      onClose={onClose}
      role="alertdialog"
      title={t(isRevoking ? 'calendarFeed.revokeTitle' : 'calendarFeed.replaceTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={isRevoking ? 'danger' : 'primary'} loading={act.isPending} onClick={() => act.mutate()}>
            {t(isRevoking ? 'calendarFeed.revoke' : 'calendarFeed.replace')}
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
        <Text>{t(isRevoking ? 'calendarFeed.revokeBody' : 'calendarFeed.replaceBody')}</Text>
      </Stack>
    </LazyDialog>
  )
}

/** Since when there is one, and when a calendar read it last. */
function FeedUse({ feed }: { feed: { created_at: string; last_read_at: string | null } }) {
  const t = useTranslations('mf-chat')
  const { date } = useOwnTimeFormat()
  return (
    <div>
      <Text size={15}>{t('calendarFeed.since', { date: date(feed.created_at) })}</Text>
      {feed.last_read_at && <Text size={15}>{t('calendarFeed.lastRead', { date: date(feed.last_read_at) })}</Text>}
    </div>
  )
}

/** An address by which the member's own calendar reads their interviews. */
export function CalendarFeed() {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const feed = useQuery(calendarFeedQuery(api))
  const [url, setUrl] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const [answer, setAnswer] = useState('')
  const head = useRef<HTMLDivElement>(null)
  const address = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const close = () => setQuestion(undefined)
  const { create, revoke } = useCalendarFeed(
    (created) => {
      // An open dialog would not let go of the focus. The field says what was made, and that it is shown once.
      flushSync(() => {
        setUrl(created)
        setAnswer('')
        close()
      })
      address.current?.focus()
    },
    () => {
      setUrl(undefined)
      setAnswer(t('calendarFeed.revoked'))
      // An open dialog would not let go of the focus.
      flushSync(close)
      head.current?.focus({ preventScroll: true })
    },
  )
  return (
    <Stack as="section" gap={12} label={t('calendarFeed.title')}>
      <div ref={head} tabIndex={-1}>
        <Heading level={2} size={18}>
          {t('calendarFeed.title')}
        </Heading>
      </div>
      <Text tone="soft">{t('calendarFeed.lead')}</Text>
      {!question && <CardError error={create.error} />}
      {url && <NewAddress url={url} ref={address} />}
      <span role="status">{answer}</span>
      <QueryBoundary query={feed} skeleton={<SkeletonBlock width="10rem" height="44px" />}>
        {(data) => (
          <>
            {data && !url && <FeedUse feed={data} />}
            <Inline gap={8}>
              {!data && (
                <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate()}>
                  {t('calendarFeed.create')}
                </Button>
              )}
              {data && !url && (
                <Button variant="secondary" onClick={() => setQuestion('replace')}>
                  {t('calendarFeed.replace')}
                </Button>
              )}
              {data && (
                <Button variant="quiet" onClick={() => setQuestion('revoke')}>
                  {t('calendarFeed.revoke')}
                </Button>
              )}
            </Inline>
          </>
        )}
      </QueryBoundary>
      <FeedQuestion question={question} act={question === 'revoke' ? revoke : create} onClose={close} />
    </Stack>
  )
}
