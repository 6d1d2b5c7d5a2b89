import { type CalendarDate, isSameDay, isSameMonth, today } from '@internationalized/date'
import { color, fontSize, minTargetSize, radius } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { digitAndCalendarOptions } from '../../chat/chat-date-format.ts'
import { dayAfterKey, weeksOfMonth } from './month-days.ts'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
`
const WeekDay = styled.th`
  padding-block: 8px;
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
  font-weight: 500;
`
const Cell = styled.td`
  padding: 1px;
`
const Day = styled.button<{ $isOutside: boolean; $isChosen: boolean; $isToday: boolean }>`
  display: grid;
  grid-template-rows: 1fr 8px;
  place-items: center;
  inline-size: 100%;
  min-block-size: 48px;
  min-inline-size: min(${minTargetSize}, 100%);
  padding: 4px 0;
  border: 1px solid ${({ $isChosen }) => ($isChosen ? color.accent : 'transparent')};
  border-radius: ${radius.control};
  background: ${({ $isChosen }) => ($isChosen ? color.accentWash : 'transparent')};
  color: ${({ $isOutside }) => ($isOutside ? color.inkFaint : color.ink)};
  font: inherit;
  font-size: ${fontSize[15]};
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
  font-variant-numeric: tabular-nums;
  text-decoration: ${({ $isToday }) => ($isToday ? 'underline' : 'none')};
  text-underline-offset: 4px;
  cursor: pointer;

  &:hover {
    background: ${({ $isChosen }) => ($isChosen ? color.accentWash : color.sunken)};
  }
`
const Dots = styled.span`
  display: flex;
  gap: 3px;
`
const Dot = styled.span<{ $isOpen: boolean }>`
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: ${({ $isOpen }) => ($isOpen ? color.signal : color.accent)};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`
/** More are not told apart at a glance; the name of the day has the number. */
const maxDots = 3

/** What is on a day: how many are agreed, and how many are not. */
export type DayMarks = { agreed: number; open: number }

const noMarks: DayMarks = { agreed: 0, open: 0 }

/** Days as people of the locale write them: the letter of the weekday, its name, and the whole date. */
const useDayNames = () => {
  const { intl } = usePlatform().locale
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(intl, { ...digitAndCalendarOptions, timeZone: 'UTC', ...options })
      return (day: CalendarDate) => formatter.format(day.toDate('UTC'))
    }
    return {
      letter: format({ weekday: 'narrow' }),
      weekday: format({ weekday: 'long' }),
      date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    }
  }, [intl])
}

type DayButtonProps = {
  day: CalendarDate
  /** The day that is chosen; its month is the one that is shown. */
  chosen: CalendarDate
  isToday: boolean
  marks: DayMarks
  /** The whole date. */
  date: string
  onChoose: (day: CalendarDate) => void
  onKeyDown: (event: KeyboardEvent, day: CalendarDate) => void
}

function DayButton({ day, chosen, isToday, marks, date, onChoose, onKeyDown }: DayButtonProps) {
  const t = useTranslations('mf-chat')
  const isChosen = isSameDay(day, chosen)
  const count = marks.agreed + marks.open
  return (
    <Day
      type="button"
      data-day={String(day)}
      $isOutside={!isSameMonth(day, chosen)}
      $isChosen={isChosen}
      $isToday={isToday}
      tabIndex={isChosen ? 0 : -1}
      aria-label={count === 0 ? date : `${date}: ${t('interviews.count', { count })}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onKeyDown={(event) => onKeyDown(event, day)}
    >
      {day.day}
      <Dots>
        {[...Array(Math.min(count, maxDots)).keys()].map((index) => (
          <Dot key={index} $isOpen={index >= marks.agreed} />
        ))}
      </Dots>
    </Day>
  )
}

type Props = {
  day: CalendarDate
  marks: ReadonlyMap<string, DayMarks>
  timeZone: string
  labelledBy: string
  onChoose: (day: CalendarDate) => void
}

/** A month as a grid of days, of which one is chosen; walked by keyboard as date grids are (ARIA Authoring Practices). */
export function MonthGrid({ day: chosen, marks, timeZone, labelledBy, onChoose }: Props) {
  const { intl, direction } = usePlatform().locale
  const names = useDayNames()
  const table = useRef<HTMLTableElement>(null)
  const isWalking = useRef(false)
  const weeks = weeksOfMonth(chosen, intl)
  const now = today(timeZone)
  const key = String(chosen)
  // The day that a key led to may be of another month, whose button comes with this rendering.
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${key}"]`)?.focus()
  }, [key])
  const walk = (event: KeyboardEvent, day: CalendarDate) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = dayAfterKey(event, day, { locale: intl, direction })
    if (!next) return
    event.preventDefault()
    isWalking.current = true
    onChoose(next)
  }
  return (
    <Table role="grid" aria-labelledby={labelledBy} ref={table}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <WeekDay key={String(day)} scope="col" abbr={names.weekday(day)}>
              {names.letter(day)}
            </WeekDay>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) => (
              <Cell key={String(day)} role="gridcell" aria-selected={isSameDay(day, chosen)}>
                <DayButton
                  day={day}
                  chosen={chosen}
                  isToday={isSameDay(day, now)}
                  marks={marks.get(String(day)) ?? noMarks}
                  date={names.date(day)}
                  onChoose={onChoose}
                  onKeyDown={walk}
                />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
