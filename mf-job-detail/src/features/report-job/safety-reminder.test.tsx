import { afterEach, expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { SafetyReminder } from './safety-reminder.tsx'

const server = setupMockApi()
afterEach(() => act(() => onlineManager.setOnline(true)))

it('reports a job under one of three headings', async () => {
  let reported: unknown
  server.use(
    mockApiResponse('GET', '/api/config/report_job_reasons/list', {
      data: {
        items: [
          {
            id: 1,
            key: 'scam',
            value: 'Scam, phishing or malware',
            category: 'spam',
            description: 'It asks for money.',
          },
          { id: 3, key: 'discriminatory', value: 'Discriminatory', category: 'discrimination' },
          { id: 6, key: 'job-closed', value: 'Job is closed', category: 'broken' },
        ],
      },
    }),
    mockApiResponse('POST', '/api/job/jobs/42/report', async (request) => {
      reported = await request.json()
      return { data: null }
    }),
  )
  const { user, platform } = await renderWithPlatform(<SafetyReminder jobId={42} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
  })
  await user.click(screen.getByRole('button', { name: 'Report this job' }))
  const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this job?' })
  for (const name of ['Discriminatory or offensive', 'Needs updating or fixing', 'Spam or scam']) {
    expect(await within(dialog).findByRole('radiogroup', { name })).toBeVisible()
  }
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  expect(await within(dialog).findByText('Choose the reason that fits best.')).toBeVisible()
  await user.click(within(dialog).getByRole('radio', { name: /Scam/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith("Thanks, we've received your report", 'success'))
  expect(reported).toEqual({ report_reason_id: 1 })
})

// The reasons wait for a connection: a skeleton stood there without a word.
it('says that there is no connection', async () => {
  const { user } = await renderWithPlatform(<SafetyReminder jobId={42} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
  })
  act(() => onlineManager.setOnline(false))
  await user.click(screen.getByRole('button', { name: 'Report this job' }))
  expect(await screen.findByText("You're offline")).toBeVisible()
})
