import type { ApiClient } from '@jobspan/shared-kit/api'
import { interviewRedDotKey } from '@jobspan/shared-kit/contracts/interviews/interview-red-dot-key'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/interviews/interviews')

/** Of all lists of interviews. */
export const interviewListsKey = ['mf-chat', 'interviews'] as const
const meta = { changedBy: ['session.changed'] as const }

/** What waits for the member, or is to come: few, so they come at once. */
export const openInterviewsQuery = (api: ApiClient, scope: 'needs_me' | 'coming') =>
  queryOptions({
    queryKey: [...interviewListsKey, scope],
    queryFn: async ({ signal }) => {
      const { listInterviews } = await contract()
      return (await api.call(listInterviews, { query: { scope, size: 100 }, signal })).items
    },
    meta,
  })

export const pastInterviewsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...interviewListsKey, 'past'],
    queryFn: async ({ pageParam, signal }) => {
      const { listInterviews } = await contract()
      return api.call(listInterviews, { query: { scope: 'past', page: pageParam }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total, size }, pages) => (total > pages.length * size ? pages.length + 1 : undefined),
    meta,
  })

/** Interviews of which a time begins between two moments (RFC 3339). */
export const interviewsBetweenQuery = (api: ApiClient, from: string, to: string) =>
  queryOptions({
    queryKey: [...interviewListsKey, 'between', from, to],
    queryFn: async ({ signal }) => {
      const { listInterviews } = await contract()
      return (await api.call(listInterviews, { query: { from, to, size: 100 }, signal })).items
    },
    meta,
  })

export const redDotQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: interviewRedDotKey,
    queryFn: async ({ signal }) => {
      const { getInterviewRedDot } = await import('@jobspan/shared-kit/contracts/interviews/red-dot')
      return api.call(getInterviewRedDot, { signal })
    },
    meta,
  })

export const standingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-chat', 'interview-standing'],
    queryFn: async ({ signal }) => {
      const { getInterviewStanding } = await contract()
      return api.call(getInterviewStanding, { signal })
    },
    meta,
  })

export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-chat', 'calendar-feed'],
    queryFn: async ({ signal }) => {
      const { getCalendarFeed } = await import('@jobspan/shared-kit/contracts/interviews/calendar-feed')
      return api.call(getCalendarFeed, { signal })
    },
    meta,
  })

export const reportReasonsQuery = (api: ApiClient, language: string) =>
  queryOptions({
    queryKey: ['config', 'report_interview_reasons', language],
    queryFn: async ({ signal }) => {
      const { configList } = await import('@jobspan/shared-kit/contracts/config/config')
      return api.call(configList, {
        params: { type: 'report_interview_reasons' },
        query: { language_code: language },
        signal,
      })
    },
    staleTime: 60 * 60_000,
  })
