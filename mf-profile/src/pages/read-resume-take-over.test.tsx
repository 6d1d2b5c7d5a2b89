import { beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { TakeOverItem } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { buildMember, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aDraft, aField, anItem } from '../testing/draft-handlers.ts'
import { inEnglish } from '../testing/handlers.ts'
import { aJob, aProfile, profileIs } from '../testing/profile-handlers.ts'
import { Page } from './read-resume-page.tsx'

const draftPath = '/api/jobseeker/resume/9/get-syncable-content'
const undoId = '6f9a4f8e-1b7e-4a53-9d0e-3f1f5f0f6a01'
const takeOverPath = '/api/jobseeker/resume/take-over'

const server = setupMockApi(
  profileIs(),
  mockApiResponse('GET', draftPath, () => ({ data: aDraft() })),
  mockApiResponse('GET', '/api/config/educations/list', {
    data: { items: [{ id: 4, key: 'bachelor', value: 'Bachelor' }] },
  }),
)
const open = (options = {}, source = '9') =>
  renderWithPlatform(<Page params={{ source }} />, {
    ...inEnglish,
    session: { kind: 'member', user: buildMember() },
    ...options,
  })
/** Answers what is sent as taken, but for what is named. */
const takeOver = (refused: Record<string, { message: string; errors: Record<string, string[]> }> = {}) => {
  const sent: TakeOverItem[][] = []
  server.use(
    mockApiResponse('POST', takeOverPath, async (request) => {
      const { items } = (await request.clone().json()) as { items: TakeOverItem[] }
      sent.push(items)
      return {
        data: {
          items: items.map(({ id, record_id }) => ({
            id,
            is_taken: !(id in refused),
            record_id: id in refused ? null : (record_id ?? (id.startsWith('basic') ? null : 77)),
            code: id in refused ? errorCode.validationFailed : null,
            message: refused[id]?.message ?? null,
            errors: refused[id]?.errors ?? {},
          })),
          take_over_id: undoId,
          profile: aProfile({ work_experiences: [aJob({ id: 77, job_title: 'Accountant' })] }),
        },
      }
    }),
  )
  return sent
}
const add = () => screen.findByRole('button', { name: /^Add / })

beforeEach(() => sessionStorage.clear())

describe('what was read of a resume', () => {
  it('ticks no more of itself than there is room for', async () => {
    const skills = ['Payroll', 'Tax', 'Audit'].map((name, at) =>
      anItem(`skills-${at}`, [aField('name', { value: name })]),
    )
    const sections = [{ key: 'skills' as const, items: skills, remaining: 2 }]
    server.use(mockApiResponse('GET', draftPath, { data: aDraft({ sections }) }))
    await open()
    expect(await screen.findByRole('button', { name: 'Add 2 skills' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Audit' })).not.toBeChecked()
    expect(screen.getByText(/^There is room for 2\./)).toBeVisible()
  })

  it('adds a record as a whole, says so, and takes it back in one call', async () => {
    const sent = takeOver()
    let undone = 0
    server.use(
      mockApiResponse('POST', `${takeOverPath}/${undoId}/undo`, () => {
        undone += 1
        return { data: { profile: aProfile() } }
      }),
    )
    const { user } = await open()
    await user.click(await add())
    expect(await screen.findByText('Added: Accountant · Harbour Works')).toBeVisible()
    expect(sent).toEqual([
      [
        {
          id: 'work-1',
          section: 'work_experiences',
          record_id: null,
          version: null,
          fields: {
            job_title: 'Accountant',
            company_name: 'Harbour Works',
            start: '2019-04',
            end: null,
            description: 'Closed 84 months on time.',
          },
        },
      ],
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('checkbox', { name: /Accountant · Harbour Works/ })).toBeVisible()
    expect(undone).toBe(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('says why the server does not take it back', async () => {
    takeOver()
    const refusal = { status: 409, code: errorCode.takeOverChanged, message: 'You have edited some of this.' }
    server.use(mockApiResponse('POST', `${takeOverPath}/${undoId}/undo`, refusal))
    const { user } = await open()
    await user.click(await add())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('You have edited some of this.')).toBeVisible()
    expect(screen.getByText('Added: Accountant · Harbour Works')).toBeVisible()
  })

  it('leaves out what is not ticked, and never what the record needs', async () => {
    const sent = takeOver()
    const { user } = await open()
    const work = await screen.findByRole('region', { name: 'Work experience' })
    await user.click(within(work).getByRole('button', { name: 'Details' }))
    expect(screen.getByRole('checkbox', { name: /^Job title/ })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: /^Description/ }))
    await user.click(await add())
    await waitFor(() => expect(Object.keys(sent[0]?.[0]?.fields ?? {})).toHaveLength(4))
    expect(sent[0]?.[0]?.fields).not.toHaveProperty('description')
  })

  it('replaces a value only where it is ticked', async () => {
    const sent = takeOver()
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: /^First name/ }))
    await user.click(screen.getByRole('button', { name: 'Add your details and 1 job' }))
    await waitFor(() =>
      expect(sent[0]?.[0]).toMatchObject({ section: 'basic_info', version: 3, fields: { first_name: 'Mei' } }),
    )
  })

  it('asks for what the file does not say before a record can be added', async () => {
    const sent = takeOver()
    const { user } = await open()
    const education = await screen.findByRole('region', { name: 'Education' })
    const whole = within(education).getByRole('checkbox', { name: /^Lakeside University/ })
    expect(whole).toBeDisabled()
    await user.selectOptions(within(education).getByRole('combobox', { name: 'Level' }), 'Bachelor')
    await user.selectOptions(within(education).getByRole('combobox', { name: 'Start Month' }), 'August')
    expect(whole).toBeEnabled()
    await user.click(whole)
    await user.click(screen.getByRole('button', { name: 'Add 1 job and 1 school' }))
    await waitFor(() => expect(sent[0]?.[1]?.fields).toMatchObject({ degree_id: 4, start: '2014-08', end: '2018-06' }))
  })

  it('says what was refused beside it, and keeps the rest', async () => {
    takeOver({ 'work-1': { message: 'Check the dates.', errors: { start: ['in_future'] } } })
    const { user } = await open()
    await user.click(await add())
    expect(await screen.findByText('Check the dates.')).toBeVisible()
    expect(screen.getByText('This date is in the future.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /Accountant · Harbour Works/ })).toBeChecked()
  })
})
