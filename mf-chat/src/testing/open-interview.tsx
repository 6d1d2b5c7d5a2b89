import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { mockApiResponse, renderWithPlatform } from '@jobspan/shared-kit/testing'
import type { setupServer } from 'msw/node'
import { createTimeFormat } from '../chat/time-format.ts'
import { InterviewPanel } from '../features/interviews/interview-panel.tsx'
import { asMember } from './handlers.ts'

type Api = ReturnType<typeof setupServer>

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** As it stands on the page: the space before “AM” is a narrow one in newer rules of the language. */
export const moment = (at: string) => createTimeFormat('en-US', timeZone).moment(at).replaceAll(/\s/g, ' ')

export const interviewPath = (call: string) => `/api/apiGo/interview/40/${call}`

/** Answers a call about the interview as the API does; the answer holds what was sent. */
export const takeAct = (api: Api, call: string, data: Interview | null): unknown[] => {
  const sent: unknown[] = []
  api.use(
    mockApiResponse('POST', interviewPath(call), async (request) => {
      sent.push(await request.json())
      return { data }
    }),
  )
  return sent
}

export const openInterview = async (interview: Interview, language: 'en-us' | 'ar' = 'en-us') =>
  renderWithPlatform(<InterviewPanel interview={interview} />, await asMember(language))
