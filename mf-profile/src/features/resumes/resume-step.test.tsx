import { beforeEach, expect, it, jest } from '@jest/globals'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useProfileAndLists } from '../../profile/use-profile-and-lists.ts'
import { useCompletion } from '../../profile-completion/use-completion.ts'
import { inEnglish } from '../../testing/handlers.ts'
import { aResume, profileIs } from '../../testing/profile-handlers.ts'
import { ResumeStep } from './resume-step.tsx'

const server = setupMockApi(profileIs())

const Step = () => {
  const completion = useCompletion('resume', 'typed')
  return (
    <QueryBoundary query={useProfileAndLists([])} skeleton={null}>
      {({ profile }) => (
        <ResumeStep completion={completion} profile={profile} foot={(isBusy) => (isBusy ? 'waits' : 'ready')} />
      )}
    </QueryBoundary>
  )
}
const open = () => renderWithPlatform(<Step />, inEnglish)

const pdf = (name = 'Mei Tan.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' })
const picker = () => screen.findByLabelText('Choose files', { selector: 'input' })

/** Uploads go to the site itself, by `XMLHttpRequest`. */
const onUpload = (answer: (request: Request) => Response | Promise<Response>) =>
  server.use(http.post('http://localhost/api/jobseeker/resume/upload', ({ request }) => answer(request)))
const attached = (...items: ReturnType<typeof aResume>[]) =>
  HttpResponse.json({ code: 0, message: '', data: { items } })

beforeEach(() => sessionStorage.clear())

it('attaches a file, with the headers of every change', async () => {
  const headers: Record<string, string | null> = {}
  onUpload((request) => {
    for (const name of ['x-requested-with', 'language-id', 'country-id', 'idempotency-key'])
      headers[name] = request.headers.get(name)
    return attached(aResume())
  })
  const { user } = await open()
  await user.upload(await picker(), pdf())
  const list = within(await screen.findByRole('list', { name: 'Your resumes' }))
  const link = await list.findByRole('link', { name: 'Download Mei Tan.pdf' })
  expect(link).toHaveAttribute('href', '/api/jobseeker/resumes/9/file')
  expect(headers).toMatchObject({ 'x-requested-with': 'jobspan', 'language-id': '1', 'country-id': '193' })
  expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  expect(screen.getByText('ready')).toBeTruthy()
  await expectNoAxeViolations()
})

it('takes what is dropped, and refuses other kinds, empty files and a fourth one before they are sent', async () => {
  server.use(profileIs({ resumes: [aResume(), aResume({ id: 10 })] }))
  onUpload(() => attached(aResume(), aResume({ id: 10 }), aResume({ id: 11, filename: 'Third' })))
  await open()
  const zone = (await screen.findByText(/^Up to 3 files, 20 MB each \(PDF, DOC, DOCX\)\.$/))
    .parentElement as HTMLElement
  const files = [new File(['x'], 'photo.png'), new File([], 'empty.pdf'), pdf('Third.pdf'), pdf('Fourth.pdf')]
  fireEvent.drop(zone, { dataTransfer: { files } })
  expect(await screen.findByText('Unsupported file type, please upload PDF, DOC, DOCX files')).toBeTruthy()
  expect(screen.getByText('This file is empty.')).toBeTruthy()
  expect(screen.getByText(/^You can attach up to three resumes\./)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Download Third.pdf' })).toBeTruthy()
  // There is room for no more.
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
})

it('refuses what is too large before it is sent', async () => {
  const { user } = await open()
  const large = pdf()
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
  await user.upload(await picker(), large)
  expect(await screen.findByText('The file is larger than 20 MB. Choose a smaller one.')).toBeTruthy()
})

it('says why a file was refused, in the words of the API', async () => {
  onUpload(() =>
    HttpResponse.json(
      { code: 41264, message: 'This is no PDF.', data: null, errors: { error: ['This is no PDF.'] } },
      { status: 422 },
    ),
  )
  const { user } = await open()
  await user.upload(await picker(), pdf())
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no PDF.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText('Mei Tan.pdf')).toBeNull()
})

// A scan was taken without a word, and the systems of employers found nothing in it.
it('says of a file without text that employers may not be able to read it, until the next one', async () => {
  onUpload(() => HttpResponse.json({ code: 0, message: '', data: { items: [aResume()], has_text: false } }))
  const { user, platform } = await open()
  await user.upload(await picker(), pdf())
  expect(await screen.findByText(/Mei Tan\.pdf.? is attached, but we found no text in it/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download Mei Tan.pdf' })).toBeTruthy()
  expect(platform.notify).not.toHaveBeenCalled()
  await expectNoAxeViolations()
  onUpload(() => attached(aResume(), aResume({ id: 10, filename: 'Typed' })))
  await user.upload(await picker(), pdf('Typed.pdf'))
  expect(await screen.findByRole('link', { name: 'Download Typed.pdf' })).toBeTruthy()
  expect(screen.queryByText(/no text in it/)).toBeNull()
})

it('sends a file again that did not arrive, as the same one', async () => {
  const keys: (string | null)[] = []
  // jsdom writes there that the connection is lost.
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  onUpload((request) => {
    keys.push(request.headers.get('idempotency-key'))
    return keys.length === 1 ? HttpResponse.error() : attached(aResume())
  })
  const { user } = await open()
  await user.upload(await picker(), pdf())
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the site.")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Download Mei Tan.pdf' })).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

it('takes a file back that is on its way', async () => {
  let arrive: (response: Response) => void = () => undefined
  onUpload(() => new Promise((resolve) => (arrive = resolve)))
  const { user } = await open()
  await user.upload(await picker(), pdf())
  expect(await screen.findByRole('progressbar', { name: 'Upload of Mei Tan.pdf' })).toBeTruthy()
  expect(screen.getByText('waits')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('Mei Tan.pdf')).toBeNull()
  expect(screen.getByText('ready')).toBeTruthy()
  arrive(attached(aResume()))
})

it('tells the shell where the session has ended', async () => {
  let isAsked = false
  onUpload(() => HttpResponse.json({ code: 40003, message: 'Sign in.', data: null }, { status: 401 }))
  server.use(
    mockApiResponse('GET', '/api/jobseeker/resumes', () => {
      isAsked = true
      return { status: 401, code: 40003 }
    }),
  )
  const { user } = await open()
  await user.upload(await picker(), pdf())
  await waitFor(() => expect(isAsked).toBe(true))
})

it('gives a resume another name, without what file systems refuse', async () => {
  let sentBody: unknown
  server.use(
    profileIs({ resumes: [aResume()] }),
    mockApiResponse('PUT', '/api/jobseeker/resumes/9/rename', async (request) => {
      sentBody = await request.json()
      return { data: { items: [aResume({ filename: 'Accounting' })] } }
    }),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const name = screen.getByRole('textbox', { name: 'Name of the resume' })
  expect(name).toHaveFocus()
  await user.clear(name)
  await user.type(name, 'Mei/Tan')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Names can't contain/))
  await user.clear(name)
  await user.type(name, 'Accounting')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Accounting.pdf')).toBeTruthy()
  expect(sentBody).toEqual({ filename: 'Accounting' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus())
})

it('asks before it deletes one', async () => {
  server.use(
    profileIs({ resumes: [aResume()] }),
    mockApiResponse('DELETE', '/api/jobseeker/resumes/9/delete', { data: { items: [] } }),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete “\u2068Mei Tan.pdf\u2069”?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Mei Tan.pdf')).toBeNull())
})

// Whoever took something out of the list by keyboard was sent back to the top of the page.
it('keeps the focus near what was taken away', async () => {
  const { user } = await open()
  await user.upload(await picker(), new File([], 'empty.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus())
})

// Room was made for the fourth, and it had to be found and chosen again.
it('sends a fourth one once there is room', async () => {
  const three = [aResume(), aResume({ id: 10, filename: 'Second' }), aResume({ id: 11, filename: 'Third' })]
  server.use(
    profileIs({ resumes: three.slice(0, 2) }),
    mockApiResponse('DELETE', '/api/jobseeker/resumes/10/delete', { data: { items: [three[0], three[2]] } }),
  )
  onUpload(() => attached(...three))
  const { user } = await open()
  await user.upload(await picker(), [pdf('Third.pdf'), pdf('Fourth.pdf')])
  await screen.findByRole('link', { name: 'Download Third.pdf' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  onUpload(() => attached(aResume(), aResume({ id: 11, filename: 'Third' }), aResume({ id: 12, filename: 'Fourth' })))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Download Fourth.pdf' })).toBeTruthy()
})
