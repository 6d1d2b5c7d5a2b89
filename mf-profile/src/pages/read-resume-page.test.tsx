import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aDraft, aField, anItem } from '../testing/draft-handlers.ts'
import { inEnglish } from '../testing/handlers.ts'
import { profileIs } from '../testing/profile-handlers.ts'
import { Page } from './read-resume-page.tsx'

const draftPath = '/api/jobseeker/resume/9/get-syncable-content'

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
/** The pretended browser has no layout: everything is in view. */
const seeAll = () =>
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((see: (entries: object[]) => void) => ({
    observe: () => see([{ isIntersecting: true }]),
    disconnect: () => undefined,
  })) as never)

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  act(() => onlineManager.setOnline(true))
})

describe('reading a resume', () => {
  // Nothing was ticked, so whoever pressed Finish lost all that was read; and every field repeated its line of the file and two buttons.
  it('ticks what is new, a card a record, and shows where it was read on demand', async () => {
    server.use(http.get('http://localhost/api/jobseeker/resumes/9/file', () => new HttpResponse(null, { status: 404 })))
    seeAll()
    const { user } = await open()
    const work = await screen.findByRole('region', { name: 'Work experience' })
    expect(within(work).getByRole('checkbox', { name: /^Accountant · Harbour Works/ })).toBeChecked()
    expect(within(work).getByText(/April 2019 – Present/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^First name/ })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Add 1 job' })).toBeEnabled()
    expect(screen.getByText('May', { selector: 'bdi' })).toBeVisible()
    expect(screen.getByText('Hobbies: sailing')).toBeInTheDocument()
    expect(within(work).getByText('Please check')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show in file' })).toBeNull()
    await expectNoAxeViolations()
    await user.click(within(work).getByRole('button', { name: 'Details' }))
    await user.click(within(work).getAllByRole('button', { name: 'Show in file' })[0] as HTMLElement)
    await waitFor(() =>
      expect(document.querySelector('[data-active] text')).toHaveTextContent('Accountant, Harbour Works'),
    )
  })

  it.each([
    [errorCode.resumeWithoutText, 'This file contains images, not text', false],
    [errorCode.resumeEncrypted, 'This file is protected with a password', false],
    [errorCode.resumeTooLong, 'This file is too long', false],
    [errorCode.resumeNotReadable, "We can't read this type of file", false],
    [errorCode.resumeUnreadable, 'This file is damaged', false],
    [errorCode.resumeReadingTimeout, 'Reading took too long', true],
  ])('says what is wrong with a file: %i', async (code, title, canRetry) => {
    server.use(mockApiResponse('GET', draftPath, { status: 422, code, message: 'In other words.' }))
    await open()
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText('In other words.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry)
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile',
    )
  })

  it('says that there is nothing to take over', async () => {
    server.use(mockApiResponse('GET', draftPath, { data: aDraft({ sections: [] }) }))
    await open()
    expect(await screen.findByRole('heading', { name: 'We found nothing to add' })).toBeVisible()
  })

  it('leads back to where the reader came from', async () => {
    await open({
      path: '/en-us/manage-profile/resume/9?redirect=%2Fen-us%2Fjobseeker-complete-profile%2F10%3Fstep%3D5',
      host: { hasPage: () => true },
    })
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/en-us/jobseeker-complete-profile/10?step=5',
    )
  })

  it('can be stopped while it takes its time, and begun again', async () => {
    let finish: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    server.use(mockApiResponse('GET', draftPath, () => slow.then(() => ({ data: aDraft() }))))
    const { user } = await open()
    expect(await screen.findByText('Reading your resume…')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'Reading stopped' })).toBeVisible()
    finish()
    await user.click(screen.getByRole('button', { name: 'Read it again' }))
    expect(await screen.findByRole('region', { name: 'Work experience' })).toBeVisible()
  })

  it('keeps what was ticked and corrected while its reader is on another page', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('checkbox', { name: /^First name/ }))
    const work = await screen.findByRole('region', { name: 'Work experience' })
    await user.click(within(work).getByRole('button', { name: 'Details' }))
    await user.click(within(work).getAllByRole('button', { name: 'Correct' })[0] as HTMLElement)
    const title = within(work).getByRole('textbox', { name: 'Job title' })
    await user.clear(title)
    await user.type(title, 'Controller')
    await user.click(within(work).getByRole('checkbox', { name: /^Description/ }))
    unmount()
    const again = await open()
    expect(await screen.findByRole('checkbox', { name: /^First name/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Controller · Harbour Works/ })).toBePartiallyChecked()
    again.unmount()
    // Another tab has changed the name meanwhile: what was ticked was ticked against another one.
    const other = anItem('basic_info-1', [aField('first_name', { value: 'Mei', current: 'Mae', state: 'different' })])
    const sections = [{ key: 'basic_info' as const, items: [other], remaining: null }]
    server.use(mockApiResponse('GET', draftPath, { data: aDraft({ sections }) }))
    await open()
    expect(await screen.findByRole('checkbox', { name: /^First name/ })).not.toBeChecked()
  })

  it('says that there is no connection, and reads once there is one', async () => {
    act(() => onlineManager.setOnline(false))
    await open()
    expect(await screen.findByRole('heading', { name: "You're offline" })).toBeVisible()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('region', { name: 'Work experience' })).toBeVisible()
  })

  // A skill that was typed by hand differs from the file's by an entry of our list alone: its card was empty.
  it('says of what a reader sees no difference in that it is there, and has nothing to press then', async () => {
    const skill = anItem(
      'skills-1',
      [
        aField('name', { value: 'Payroll', current: 'Payroll', state: 'same' }),
        aField('skill_id', { value: 299, text: 'Payroll' }),
      ],
      { record_id: 1, version: 1, state: 'different' },
    )
    server.use(
      mockApiResponse('GET', draftPath, {
        data: aDraft({ sections: [{ key: 'skills', items: [skill], remaining: 9 }] }),
      }),
    )
    await open()
    expect(await screen.findByText('Already in your profile: Payroll')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to my profile' })).toBeNull()
  })

  it('offers the file itself', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'In the file' }))
    expect(await screen.findByRole('link', { name: 'Download the file' })).toHaveAttribute(
      'href',
      '/api/jobseeker/resumes/9/file',
    )
  })

  it('deletes an imported JSON Resume, of which the profile keeps what was added', async () => {
    server.use(
      mockApiResponse('GET', '/api/jobseeker/json-resume/get-syncable-content', {
        data: aDraft({ kind: 'json', page_count: null, is_exact: true }),
      }),
      mockApiResponse('DELETE', '/api/jobseeker/json-resume/delete', { data: {} }),
    )
    const { user, platform } = await open({}, 'json')
    await screen.findByRole('region', { name: 'Work experience' })
    await user.click(screen.getByRole('button', { name: 'In the file' }))
    expect(screen.getByText('Hobbies: sailing')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Download the file' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete the imported file' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/manage-profile/resume', { replace: true }))
  })
})
