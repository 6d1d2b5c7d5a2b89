import { expect, it } from '@jest/globals'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { inEnglish } from '../../testing/handlers.ts'
import { aResume } from '../../testing/profile-handlers.ts'
import { ResumeItem } from './resume-item.tsx'

const server = setupMockApi()

const Item = ({ initial, canCopy = true }: { initial: Resume; canCopy?: boolean }) => {
  const [items, setItems] = useState([initial])
  return (
    <ul>
      {items.map((resume) => (
        <li key={resume.id}>
          <ResumeItem resume={resume} canCopy={canCopy} onChange={setItems} />
        </li>
      ))}
    </ul>
  )
}
const open = (resume: Partial<Resume> = {}, { isConfirmed = true, canCopy = true } = {}) =>
  renderWithPlatform(<Item initial={aResume(resume)} canCopy={canCopy} />, {
    ...inEnglish,
    session: { kind: 'member', user: buildMember({ email: 'mei@example.com', is_email_verify: isConfirmed }) },
  })
const take = (method: 'POST' | 'PUT', path: string, data: unknown) => {
  const sent: unknown[] = []
  server.use(
    mockApiResponse(method, path, async (request) => {
      sent.push(await request.clone().json())
      return { data }
    }),
  )
  return sent
}

it('becomes the default, and is that no longer', async () => {
  const sent = take('PUT', '/api/jobseeker/resumes/9/default', { items: [aResume({ is_default: true })] })
  const { user, platform } = await open()
  await user.click(screen.getByRole('button', { name: 'Make default' }))
  expect(await screen.findByText('Default')).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('\u2068Mei Tan.pdf\u2069 will be selected when you apply.', 'success')
  await user.click(screen.getByRole('button', { name: 'Remove as default' }))
  await waitFor(() => expect(sent).toEqual([{ is_default: true }, { is_default: false }]))
})

it('is copied under a name that is proposed', async () => {
  const copy = aResume({ id: 10, filename: 'For Harbour' })
  const sent = take('POST', '/api/jobseeker/resumes/9/copy', { items: [copy, aResume()] })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Make a copy' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the copy' })
  expect(name).toHaveValue('Mei Tan (copy)')
  await user.clear(name)
  await user.fill(name, 'For Harbour')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('For Harbour.pdf')).toBeVisible()
  expect(sent).toEqual([{ filename: 'For Harbour' }])
})

// After an answer that was lost, another name was refused for good: the key was that of the first.
it('is copied under another name after an answer that was lost', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/jobseeker/resumes/9/copy', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.error()
    }),
  )
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Make a copy' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the copy' })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  await screen.findByRole('alert')
  await user.fill(name, 'For Harbour')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})

it('is not copied where there are three', async () => {
  await open({}, { canCopy: false })
  expect(screen.queryByRole('button', { name: 'Make a copy' })).toBeNull()
})

it('is mailed to the member, or to who is named', async () => {
  const sent = take('POST', '/api/jobseeker/send-resume-email', null)
  const { user, platform } = await open()
  await user.click(screen.getByRole('button', { name: 'Send by email' }))
  const address = await screen.findByRole('textbox', { name: 'Send to' })
  expect(address).toHaveValue('mei@example.com')
  await expectNoAxeViolations()
  await user.clear(address)
  await user.type(address, 'friend')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(address).toBeInvalid())
  await user.type(address, '@example.com')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('On its way to \u2068friend@example.com\u2069', 'success'),
  )
  expect(sent).toEqual([{ email: 'friend@example.com', resume_id: 9 }])
})

it('is mailed once the member’s own address is confirmed', async () => {
  const { user } = await open({}, { isConfirmed: false })
  await user.click(screen.getByRole('button', { name: 'Send by email' }))
  expect(await screen.findByText(/Confirm your own email address first/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Confirm my address' })).toHaveAttribute(
    'href',
    '/en-us/account-settings/account',
  )
})

it('leads to what it says, but for a kind that is not read', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('link', { name: 'Fill my profile from Mei Tan.pdf' })).toHaveAttribute(
    'href',
    '/en-us/manage-profile/resume/9',
  )
  unmount()
  await open({ kind: 'doc' })
  expect(screen.queryByRole('link', { name: /Fill my profile/ })).toBeNull()
})
