import { urls } from '@jobspan/shared-kit/routing'

/** What the page shows; it stands in its address. */
export type InterviewsView = {
  view: 'list' | 'month'
  /** Such as 2026-12-01, where one was chosen. */
  day: string | undefined
}

/** A day that there is: the thirty-first of February is none. */
const isDay = (text: string) =>
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && new Date(text).toISOString().startsWith(text)

export const parseInterviewsView = (search: URLSearchParams): InterviewsView => {
  const day = search.get('day') ?? ''
  return {
    view: search.get('view') === 'month' ? 'month' : 'list',
    day: isDay(day) ? day : undefined,
  }
}

export const buildInterviewsUrl = ({ view, day }: InterviewsView): string =>
  urls.interviews(view === 'month' ? { view, day } : {})

/** The interview that a link leads to. */
export const parseLinkedInterview = (search: URLSearchParams): number | undefined => {
  const id = search.get('interview') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
}
