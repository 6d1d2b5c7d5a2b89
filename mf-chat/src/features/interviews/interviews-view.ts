import { urls } from '@jobspan/shared-kit/routing'

/** What the page shows; it stands in its address. */
export type InterviewsView = {
  view: 'list' | 'month' /** Such as 2026-12-01, where one was chosen. */
  day: string | undefined
}

export const parseInterviewsView = (search: URLSearchParams): InterviewsView => {
  const day = search.get('day') ?? ''
  return {
    view: search.get('view') === 'month' ? 'month' : 'list',
    day: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day) ? day : undefined,
  }
}

export const buildInterviewsUrl = ({ view, day }: InterviewsView): string =>
  urls.interviews(view === 'month' ? { view, day } : {})
