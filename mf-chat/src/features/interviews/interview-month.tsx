import { type CalendarDate, endOfMonth, parseDate, startOfMonth, today } from '@internationalized/date'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, Heading, IconButton, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { digitAndCalendarOptions } from '../../chat/chat-date-format.ts'
import { createTimeFormat } from '../../chat/time-format.ts'
import { InterviewPanels } from './interview-panels.tsx'
import { interviewsBetweenQuery } from './interview-queries.ts'
import { InterviewsSkeleton } from './interviews-skeleton.tsx'
import { buildInterviewsUrl } from './interviews-view.ts'
import { type DayMarks, MonthGrid } from './month-grid.tsx'
import { QueryFailure } from './query-failure.tsx'

const noLongerTimes: readonly Interview['state'][] = ['rejected', 'cancelled', 'expired']

/** Whatever has a time on each day, by that day; what came to nothing is left out. */
const groupByDay = (interviews: readonly Interview[], dayKey: (at: string) => string) => {
  const days = new Map<string, Interview[]>()
  for (const interview of interviews) {
    if (noLongerTimes.includes(interview.state)) continue
    for (const key of new Set(interview.times.map(({ starts_at }) => dayKey(starts_at))))
      days.set(key, [...(days.get(key) ?? []), interview])
  }
  return days
}

const toMarks = (days: ReadonlyMap<string, readonly Interview[]>): Map<string, DayMarks> =>
  new Map(
    [...days].map(([day, interviews]) => {
      const open = interviews.filter(({ state }) => state === 'pending').length
      return [day, { open, agreed: interviews.length - open }]
    }),
  )

/** The days before and after a month that its weeks may touch, and zones move times by up to a day. */
const marginDays = 8

/** A month with a mark on each day that has an interview, and below it those of the chosen day. */
export function InterviewMonth({ day: given, timeZone }: { day: string | undefined; timeZone: string }) {
  const t = useTranslations('mf-chat')
  const { api, locale, navigate } = usePlatform()
  const [day, setDay] = useState<CalendarDate>(() => (given ? parseDate(given) : today(timeZone)))
  const title = useId()
  const { dayKey } = useMemo(() => createTimeFormat(locale.intl, timeZone), [locale.intl, timeZone])
  const from = startOfMonth(day).subtract({ days: marginDays }).toDate('UTC').toISOString()
  const to = endOfMonth(day).add({ days: marginDays }).toDate('UTC').toISOString()
  const query = useQuery({ ...interviewsBetweenQuery(api, from, to), placeholderData: keepPreviousData })
  const days = useMemo(() => groupByDay(query.data ?? [], dayKey), [query.data, dayKey])
  const marks = useMemo(() => toMarks(days), [days])
  const choose = (next: CalendarDate) => {
    setDay(next)
    void navigate(buildInterviewsUrl({ view: 'month', day: String(next) }), { replace: true, keepScroll: true })
  }
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale.intl, { ...digitAndCalendarOptions, timeZone: 'UTC', ...options }).format(
      day.toDate('UTC'),
    )
  // Those of the month before mark their days until the month is here, and say nothing of its other days.
  const chosen = query.isPlaceholderData ? undefined : query.data && (days.get(String(day)) ?? [])
  return (
    <Stack gap={16}>
      <Inline justify="between" wrap={false}>
        <Heading level={2} size={18} id={title}>
          <span aria-live="polite">{format({ month: 'long', year: 'numeric' })}</span>
        </Heading>
        <Inline gap={4} wrap={false}>
          <Button variant="secondary" size="small" onClick={() => choose(today(timeZone))}>
            {t('interviewMonth.today')}
          </Button>
          <IconButton
            glyph={ChevronLeft}
            directional
            label={t('interviewMonth.previous')}
            onClick={() => choose(day.subtract({ months: 1 }))}
          />
          <IconButton
            glyph={ChevronRight}
            directional
            label={t('interviewMonth.next')}
            onClick={() => choose(day.add({ months: 1 }))}
          />
        </Inline>
      </Inline>
      <MonthGrid day={day} marks={marks} timeZone={timeZone} labelledBy={title} onChoose={choose} />
      <Stack as="section" gap={12}>
        <Heading level={3} size={16}>
          {format({ weekday: 'long', day: 'numeric', month: 'long' })}
        </Heading>
        {chosen ? (
          chosen.length > 0 ? (
            <InterviewPanels interviews={chosen} />
          ) : (
            <Text tone="soft">{t('interviewMonth.none')}</Text>
          )
        ) : query.isError || query.isPaused ? (
          <QueryFailure queries={[query]} />
        ) : (
          <InterviewsSkeleton />
        )}
      </Stack>
    </Stack>
  )
}
