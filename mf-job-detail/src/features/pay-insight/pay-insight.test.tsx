import { expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../../testing/example-job.ts'
import { PayInsight } from './pay-insight.tsx'

const inEnglish = { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts } }
const insight = {
  kind: 'title',
  title: { id: 1, key: 'accountant', value: 'Accountant' },
  pay: { low: 5000, median: 5600, high: 6400, currency: 'SGD', period: 'MONTH', jobs: 42 },
  location: { id: 3, key: 'tampines', value: 'Tampines' },
}
setupMockApi(mockApiResponse('GET', '/api/job/jobs/:id/pay-insight', { data: insight }))

it('says what jobs like this one pay where it is, of how many, and how this one stands among them', async () => {
  await renderWithPlatform(<PayInsight job={exampleJob()} />, inEnglish)
  const section = await screen.findByRole('region', { name: 'What Accountant jobs pay' })
  const expectVisible = (text: RegExp) => expect(within(section).getByText(text)).toBeVisible()
  expectVisible(/^Half of those in Tampines state S\$5,000 –\u2060 6,400 a month\. The median is S\$5,600\.$/)
  expectVisible(/^This job pays more than most\. From 42 open jobs that state their pay\.$/)
})

it.each([
  ['in another currency', { min: 1, max: 2, currency: 'USD', period: 'MONTH' as const }],
  ['of another period', { min: 90, max: 95, currency: 'SGD', period: 'HOUR' as const }],
  ['not told', null],
])('compares no pay %s', async (_, pay) => {
  await renderWithPlatform(<PayInsight job={exampleJob({ pay })} />, inEnglish)
  expect(await screen.findByText('From 42 open jobs that state their pay.')).toBeVisible()
})
