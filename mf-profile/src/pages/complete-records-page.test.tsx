import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { inEnglish } from '../testing/answers.ts'
import { aJob, aSchool, notes, profileIs, someLists } from '../testing/profile-answers.ts'
import { head, Page, queries } from './complete-records-page.tsx'

const server = setupMockApi(profileIs(), ...someLists)
const host = { hasPage: () => true } as never

const open = (address = '10', options = inEnglish) => {
  const [step = ''] = address.split('?')
  return renderWithPlatform(<Page params={{ step }} />, {
    ...options,
    host,
    path: `/jobseeker-complete-profile/${address}`,
  })
}
const inJapanese = { ...inEnglish, language: 'ja' as const, texts: { 'mf-profile': japanese } }
type User = Awaited<ReturnType<typeof open>>['user']

const chooseMonth = async (user: User, name: string, month: string, year: string) => {
  const parts = within(screen.getByRole('group', { name }))
  await user.selectOptions(parts.getByRole('combobox', { name: /Month/ }), month)
  await user.selectOptions(parts.getByRole('combobox', { name: /Year/ }), year)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('step 3, work experience', () => {
  it('goes on without any, in plain words', async () => {
    const { user, platform } = await open('10?redirect=%2Fremote-jobs')
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

  it('adds a job, and takes the focus back to where it was', async () => {
    const sentBodies: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/jobseeker/work-experiences/create', async (request) => {
        sentBodies.push(await request.json())
        return { data: { items: [aJob()] } }
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a job' }))
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus()
    // One thing at a time: nobody goes on past a form that is not saved.
    expect(screen.queryByRole('button', { name: 'I have no work experience yet' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'Bookkeeper')
    await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Harbour Foods')
    await user.click(screen.getByRole('checkbox', { name: 'I work here now' }))
    expect(screen.queryByRole('group', { name: 'End' })).toBeNull()
    await chooseMonth(user, 'Start', 'April', '2019')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('April 2019 – Present')).toBeTruthy()
    expect(sentBodies).toEqual([
      { job_title: 'Bookkeeper', company_name: 'Harbour Foods', start: '2019-04', end: null, description: null },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a job' })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)
    await expectNoAxeViolations()
  })

  it('says what is wrong beside each field', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add a job' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(4))
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus()
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'Clerk')
    await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Quayside')
    await chooseMonth(user, 'Start', 'May', '2021')
    const end = within(screen.getByRole('group', { name: 'End' }))
    await user.selectOptions(end.getByRole('combobox', { name: /Year/ }), '2020')
    expect(await screen.findByText('Choose a month and a year.')).toBeTruthy()
    await user.selectOptions(end.getByRole('combobox', { name: /Month/ }), 'May')
    expect(await screen.findByText('The end date must be after the start date.')).toBeTruthy()
    // Jobs could begin next year.
    const soon = new Date(new Date().getFullYear(), new Date().getMonth() + 1)
    if (soon.getMonth() > 0) {
      await chooseMonth(user, 'Start', String(soon.getMonth() + 1).padStart(2, '0'), String(soon.getFullYear()))
      expect(await screen.findByText('This date is in the future.')).toBeTruthy()
    }
    await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Filing')
    expect(await screen.findByText('Use at least 10 characters')).toBeTruthy()
  })

  it('opens a form again that was open when the page was left', async () => {
    const before = await open()
    await before.user.click(await screen.findByRole('button', { name: 'Add a job' }))
    await before.user.type(screen.getByRole('textbox', { name: 'Company' }), 'Quayside')
    // One press of Escape threw away whatever had been told of a job.
    await before.user.keyboard('{Escape}')
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Quayside')
    before.unmount()
    const { user } = await open()
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Quayside')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Add a job' }))
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('')
  })

  it('deletes with a way back', async () => {
    const { id: _, ...body } = aJob()
    const sentBodies: unknown[] = []
    server.use(
      profileIs({ work_experiences: [aJob({ version: 3 }), aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] }),
      mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', {
        data: { items: [aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] },
      }),
      mockApiResponse('POST', '/api/jobseeker/work-experiences/create', async (request) => {
        sentBodies.push(await request.json())
        return { data: { items: [aJob({ id: 8 }), aJob({ id: 4, job_title: 'Clerk', end: '2020-01' })] } }
      }),
    )
    const { user } = await open()
    const [first] = await screen.findAllByRole('button', { name: 'Delete' })
    expect(first).toHaveAccessibleDescription('Bookkeeper')
    await user.click(first as HTMLElement)
    expect(await screen.findByRole('status')).toHaveTextContent('\u2068Bookkeeper\u2069 is deleted.')
    expect(screen.queryByText('Bookkeeper')).toBeNull()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(await screen.findByText('Bookkeeper')).toBeTruthy()
    expect(sentBodies).toEqual([body])
  })

  // With a second one deleted the way back to the first was gone, and so was the focus.
  it('keeps the way back to each that was deleted', async () => {
    const [first, second, third] = [
      aJob(),
      aJob({ id: 4, job_title: 'Clerk', end: '2020-01' }),
      aJob({ id: 5, job_title: 'Cashier', end: '2018-01' }),
    ]
    server.use(
      profileIs({ work_experiences: [first, second, third] }),
      mockApiResponse('DELETE', '/api/jobseeker/work-experiences/4/delete', { data: { items: [first, third] } }),
      mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', { data: { items: [third] } }),
      mockApiResponse('POST', '/api/jobseeker/work-experiences/create', {
        data: { items: [{ ...second, id: 9 }, third] },
      }),
    )
    const { user } = await open()
    const texts = () =>
      within(screen.getByRole('list', { name: 'Work experience' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replace(/(Harbour|Undo).*|\W?$/su, '').replaceAll(/[\u2068\u2069]/gu, ''))
    await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[1] as HTMLElement)
    await screen.findByText(/Clerk.* is deleted\./)
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
    await waitFor(() => expect(texts()).toEqual(['Bookkeeper is deleted.', 'Clerk is deleted.', 'Cashier']))
    const [undoFirst, undoSecond] = screen.getAllByRole('button', { name: 'Undo' })
    expect(undoFirst).toHaveFocus()
    expect(undoSecond).toHaveAccessibleDescription(/Clerk/)
    await user.click(undoSecond as HTMLElement)
    await waitFor(() => expect(texts()).toEqual(['Bookkeeper is deleted.', 'Clerk', 'Cashier']))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' })[0]).toHaveFocus())
  })

  // What was typed into a job that another tab had deleted could not be saved any more.
  it('adds anew what was deleted elsewhere while it was changed', async () => {
    const sentBodies: unknown[] = []
    server.use(
      profileIs({ work_experiences: [aJob()] }),
      mockApiResponse('PATCH', '/api/jobseeker/work-experiences/3/update', { status: 404, code: 40004 }),
      notes(sentBodies, 'POST', '/api/jobseeker/work-experiences/create', {
        items: [aJob({ id: 8, job_title: 'Clerk' })],
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.clear(screen.getByRole('textbox', { name: 'Job title' }))
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'Clerk')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Clerk')).toBeTruthy()
    expect(sentBodies).toMatchObject([{ job_title: 'Clerk', start: '2019-04' }])
  })

  it('does not ask for a fifty-first', async () => {
    server.use(profileIs({ work_experiences: Array.from({ length: 50 }, (_, at) => aJob({ id: at + 1 })) }))
    await open()
    expect(await screen.findByText(/^You can add up to 50\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a job' })).toBeNull()
  })

  it('keeps what could not be deleted, and says so', async () => {
    server.use(
      profileIs({ work_experiences: [aJob()] }),
      mockApiResponse('DELETE', '/api/jobseeker/work-experiences/3/delete', { status: 500, code: 50001 }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We are sorry. Something went wrong.')
    expect(screen.getByText('Bookkeeper')).toBeTruthy()
  })
})

describe('step 4, education', () => {
  // The list of jobs was offered: “No formal education needed” as somebody's own level, and 学歴不問.
  it.each([
    ['in English', inEnglish, 'Level', 'No formal education', 'Edit'],
    ['in Japanese', inJapanese, japanese.education.degree, '学歴なし', japanese.records.edit],
  ])('says of a person what a job says of whom it looks for, %s', async (_, options, label, ownWords, edit) => {
    server.use(
      profileIs({ educations: [aSchool({ degree_id: 1 })] }),
      mockApiResponse('GET', '/api/config/educations/list', {
        data: { items: [{ id: 1, key: 'no-formal-education', value: 'Words of a job' }] },
      }),
    )
    const { user } = await open('10?step=4', options)
    expect(await screen.findByText(ownWords)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: edit }))
    const choices = within(screen.getByRole('combobox', { name: label })).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toContain(ownWords)
    expect(screen.queryByText('Words of a job')).not.toBeInTheDocument()
  })

  // The end of a school could not be in the future, so a student had to leave out when they graduate.
  it('takes the month in which a student expects to graduate, and marks it', async () => {
    const sent: { end: string | null }[] = []
    const year = String(new Date().getFullYear() + 2)
    server.use(
      profileIs({ educations: [aSchool({ end: null })] }),
      mockApiResponse('PATCH', '/api/jobseeker/educations/5/update', async (request) => {
        sent.push((await request.clone().json()) as { end: string | null })
        return { data: { items: [aSchool({ end: `${year}-06` })] } }
      }),
    )
    const { user } = await open('10?step=4')
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await chooseMonth(user, 'Expected graduation', 'June', year)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(`August 2015 – June ${year} (expected)`)).toBeTruthy()
    expect(sent).toMatchObject([{ end: `${year}-06` }])
  })

  it('changes a school in place', async () => {
    let sentBodies: unknown
    server.use(
      profileIs({ educations: [aSchool()] }),
      mockApiResponse('PATCH', '/api/jobseeker/educations/5/update', async (request) => {
        sentBodies = await request.json()
        return { data: { items: [aSchool({ degree_id: 5, field_of_study: 'Law' })] } }
      }),
    )
    const { user } = await open('10?step=4')
    expect(await screen.findByText('Diploma')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Bachelor’s degree')
    await user.type(screen.getByRole('textbox', { name: /^Field of study/ }), 'Law')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Law')).toBeTruthy()
    const { id: _, ...body } = aSchool({ degree_id: 5, field_of_study: 'Law' })
    expect(sentBodies).toEqual(body)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  })
})

it('the way runs from right to left in Arabic', async () => {
  server.use(profileIs({ work_experiences: [aJob()] }))
  await open('10', { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': arabic } })
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
