import type { InterviewStanding } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { Button, Inline, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOwnTimeFormat } from '../../chat/use-own-time-format.ts'
import { standingQuery } from './interview-queries.ts'
import { ObjectDialog } from './object-dialog.tsx'

type NoShow = InterviewStanding['no_shows'][number]

/** Interviews that the member is said to have missed: a warning before they are banned, then that they are, and the way to object. */
export function StandingNotice() {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const { date, moment } = useOwnTimeFormat()
  const { data } = useQuery(standingQuery(api))
  const [objecting, setObjecting] = useState<NoShow>()
  const [isObjecting, setIsObjecting] = useState(false)
  const [answer, setAnswer] = useState('')
  const notice = useRef<HTMLDivElement>(null)
  if (!data || (data.no_shows.length === 0 && data.banned_until === null)) return null
  const { no_shows: noShows, banned_until: bannedUntil } = data
  const object = (noShow: NoShow) => {
    setObjecting(noShow)
    setIsObjecting(true)
  }
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        severity={bannedUntil ? 'error' : 'warning'}
        title={
          bannedUntil
            ? t('standing.banned', { date: date(bannedUntil) })
            : t('standing.warning', { count: noShows.length })
        }
      >
        <Stack gap={8}>
          <Text size={15}>{t(bannedUntil ? 'standing.bannedBody' : 'standing.warningBody')}</Text>
          <Stack as="ul" gap={4}>
            {noShows.map((noShow) => (
              <li key={noShow.interview_id}>
                <Inline gap={8}>
                  <Text as="span" size={15}>
                    <bdi>{noShow.company_name}</bdi> · {moment(noShow.starts_at)}
                  </Text>
                  {noShow.can_object && (
                    <Button variant="secondary" size="small" onClick={() => object(noShow)}>
                      {t('objection.button')}
                    </Button>
                  )}
                </Inline>
              </li>
            ))}
          </Stack>
          <span role="status">{answer}</span>
        </Stack>
      </Notice>
      {objecting && (
        <ObjectDialog
          key={objecting.interview_id}
          interviewId={objecting.interview_id}
          open={isObjecting}
          onClose={() => setIsObjecting(false)}
          onDone={(text) => {
            setAnswer(text)
            // The button that had the focus goes.
            notice.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
