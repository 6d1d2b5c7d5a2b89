import { type CalendarDate, isSameDay, isSameMonth, today } from '@internationalized/date'
import { color, fontSize, minTargetSize, radius } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef } from 'react'
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

type Props = {
  day: CalendarDate
  marks: ReadonlyMap<string, DayMarks>
  timeZone: string
  labelledBy: string
  onChoose: (day: CalendarDate) => void
}

/** A month as a grid of days, of which one is chosen; walked by keyboard as date grids are (ARIA Authoring Practices). */
export function MonthGrid({ day: chosen, marks, timeZone, labelledBy, onChoose }: Props) {
  const t = useTranslations('mf-chat')
  const { intl, direction } = usePlatform().locale
  const table = useRef<HTMLTableElement>(null)
  const isWalking = useRef(false)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...digitAndCalendarOptions, timeZone: 'UTC', ...options })
  const [weekday, longWeekday, long] = [
    format({ weekday: 'narrow' }),
    format({ weekday: 'long' }),
    format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  const weeks = weeksOfMonth(chosen, intl)
  const now = today(timeZone)
  const key = String(chosen)
  // The day that a key led to may be of another month, whose button comes with this rendering.
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${key}"]`)?.focus()
  }, [key])
  const nameOf = (day: CalendarDate) => {
    const { agreed = 0, open = 0 } = marks.get(String(day)) ?? {}
    const count = agreed + open
    const date = long.format(day.toDate('UTC'))
    return count === 0 ? date : `${date}: ${t('interviews.count', { count })}`
  }
  return (
    <Table role="grid" aria-labelledby={labelledBy} ref={table}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <WeekDay key={String(day)} scope="col" abbr={longWeekday.format(day.toDate('UTC'))}>
              {weekday.format(day.toDate('UTC'))}
            </WeekDay>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) => {
              const name = String(day)
              const isChosen = isSameDay(day, chosen)
              const { agreed = 0, open = 0 } = marks.get(name) ?? {}
              return (
                <Cell key={name} role="gridcell" aria-selected={isChosen}>
                  <Day
                    type="button"
                    data-day={name}
                    $isOutside={!isSameMonth(day, chosen)}
                    $isChosen={isChosen}
                    $isToday={isSameDay(day, now)}
                    tabIndex={isChosen ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-current={isSameDay(day, now) ? 'date' : undefined}
                    onClick={() => onChoose(day)}
                    onKeyDown={(event) => {
                      if (event.altKey || event.ctrlKey || event.metaKey) return
                      const next = dayAfterKey(event, day, { locale: intl, direction })
                      if (!next) return
                      event.preventDefault()
                      isWalking.current = true
                      onChoose(next)
                    }}
                  >
                    {day.day}
                    <Dots>
                      {[...Array(Math.min(agreed + open, maxDots)).keys()].map((index) => (
                        <Dot key={index} $isOpen={index >= agreed} />
                      ))}
                    </Dots>
                  </Day>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
