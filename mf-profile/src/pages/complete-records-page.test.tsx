import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, testPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import { inEnglish, textsIn } from '../testing/handlers.ts'
import { openRecords, setupRecordsPage } from '../testing/open-complete-records.tsx'
import { aJob, profileIs } from '../testing/profile-handlers.ts'
import { head, queries } from './complete-records-page.tsx'

const server = setupRecordsPage()

it('goes on without any, in plain words', async () => {
  const { user, platform } = await openRecords('10?redirect=%2Fremote-jobs')
  expect(await screen.findByText('3 of 5, about 2 minutes')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/en-us/remote-jobs')
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/en-us/jobseeker-complete-profile?step=2&redirect=%2Fen-us%2Fremote-jobs',
  )
  await user.click(screen.getByRole('button', { name: 'I have no work experience yet' }))
  expect(platform.navigate).toHaveBeenCalledWith(
    '/jobseeker-complete-profile/10?step=4&redirect=%2Fen-us%2Fremote-jobs',
  )
  await expectNoAxeViolations()
})

it('does not ask for a fifty-first', async () => {
  server.use(profileIs({ work_experiences: Array.from({ length: 50 }, (_, at) => aJob({ id: at + 1 })) }))
  await openRecords()
  expect(await screen.findByText(/^You can add up to 50\./)).toBeTruthy()
  expect(screen.queryByText('Add a job')).toBeNull()
})

it('the way runs from right to left in Arabic', async () => {
  server.use(profileIs({ work_experiences: [aJob()] }))
  await openRecords('10', { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': textsIn('ar') } })
  expect(await screen.findByRole('button', { name: arabic.complete.continue })).toBeTruthy()
  await expectNoAxeViolations()
})

it('there are two ways, and no third', async () => {
  const platform = await testPlatform(inEnglish)
  const context = (step: string) =>
    ({
      ...platform,
      params: { step },
      search: new URLSearchParams('step=4'),
      t: platform.i18n.getFixedT('en-us', 'mf-profile'),
    }) as unknown as Parameters<typeof queries>[0]
  const [missing] = queries(context('11'))
  expect(missing?.critical).toBe(true)
  await expect(missing?.options.queryFn()).rejects.toMatchObject({ status: 404 })
  for (const token of ['10', '1101']) expect(queries(context(token)).some(({ critical }) => critical)).toBe(false)
  expect(head(context('10'))).toEqual({ title: 'Education – Complete your profile', robots: 'noindex' })
})
