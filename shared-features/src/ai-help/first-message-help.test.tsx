import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AiHelp } from '@jobspan/shared-kit/contracts/ai/ai-help'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  mockEventStream,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { FirstMessageHelp } from './first-message-help.tsx'

const path = '/api/job/jobs/7/first-message'
const model = { kind: 'model', name: 'Example AI' } as const
const rules = { kind: 'rules', name: null } as const
const quota = { limit: 20, remaining: 4, resets_at: '2026-11-25T16:01:00Z' }
const helpWith = (text: Partial<AiHelp['text']> = {}): AiHelp => ({
  text: { source: model, consented_at: '2026-11-20T08:00:00Z', ...text },
  images: { source: rules, consented_at: null },
  quotas: { writing: quota, first_message: quota, findings: quota, avatar: quota },
})
const helpIs = (text?: Partial<AiHelp['text']>) =>
  mockApiResponse('GET', '/api/jobseeker/ai-help', { data: helpWith(text) })

const start = { event: 'start', data: { source: model } }
const delta = (text: string) => ({ event: 'delta', data: { text } })
const done = (text: string) => ({ event: 'done', data: { text, quota: { ...quota, remaining: 3 } } })
const draft = 'I keep books for ports.'

/** Before the first event. */
const isRefused = (status: number, code: number, message: string) =>
  http.post(`http://localhost${path}`, () => HttpResponse.json({ code, message, data: null }, { status }))

const server = setupMockApi()
let sent: unknown[] = []
beforeEach(() => {
  sent = []
})

const Form = ({ typed }: { typed: string }) => {
  const [text, setText] = useState(typed)
  return (
    <main>
      <label>
        Message
        <textarea value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <FirstMessageHelp jobId={7} text={text} onChange={setText} />
    </main>
  )
}
const open = (typed = '') =>
  renderWithPlatform(<Form typed={typed} />, { session: { kind: 'member', user: buildMember() } })
const field = () => screen.getByRole('textbox', { name: 'Message' })

describe('help with the first message', () => {
  it('writes at once, and goes into the field at a press', async () => {
    server.use(helpIs(), mockEventStream('POST', path, [start, delta('I keep '), delta('books.'), done(draft)], sent))
    const { user } = await open()
    expect(await screen.findByText(draft)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('The draft is ready.')
    expect(screen.getByText('Written by AI from Example AI. Check every fact before you use it.')).toBeVisible()
    expect(screen.getByText(/^Tries left: 3\. All tries are back on /)).toBeVisible()
    expect(field()).toHaveValue('')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Use this draft' }))
    expect(field()).toHaveValue(draft)
    expect(sent).toEqual([{}])
  })

  it('brings back what it replaced, until somebody writes on', async () => {
    server.use(helpIs(), mockEventStream('POST', path, [start, done(draft)]))
    const { user } = await open('My own words.')
    await user.click(await screen.findByRole('button', { name: 'Replace my message' }))
    expect(field()).toHaveValue(draft)
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('My own words.')
    await user.click(screen.getByRole('button', { name: 'Draft from my profile and this job' }))
    await user.click(await screen.findByRole('button', { name: 'Replace my message' }))
    await user.type(field(), ' Is it full-time?')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('asks for consent by the name of the provider, and writes after it alone', async () => {
    const consents: unknown[] = []
    server.use(
      helpIs({ consented_at: null }),
      mockEventStream('POST', path, [start, done(draft)], sent),
      mockApiResponse('PUT', '/api/jobseeker/ai-help/consents/text', async (request) => {
        consents.push(await request.json())
        return { data: helpWith() }
      }),
    )
    const { user } = await open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Send parts of your profile to Example AI?' }))
    expect(dialog.getByText('Your name, contact details, date of birth and photo')).toBeVisible()
    await expectNoAxeViolations()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Allow and continue' }))
    expect(await screen.findByText(draft)).toBeVisible()
    expect(consents).toEqual([{ provider: 'Example AI' }])
  })

  it('sends nothing where the provider has changed meanwhile', async () => {
    server.use(
      helpIs({ consented_at: null }),
      mockApiResponse('PUT', '/api/jobseeker/ai-help/consents/text', { status: 409, code: 40041, data: helpWith() }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Allow and continue' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The provider has just changed, so nothing was sent.')
    expect(screen.queryByRole('button', { name: 'Allow and continue' })).toBeNull()
  })

  it('asks again where the consent was withdrawn in another tab', async () => {
    let isWithdrawn = false
    server.use(
      mockApiResponse('GET', '/api/jobseeker/ai-help', () => ({
        data: helpWith(isWithdrawn ? { consented_at: null } : {}),
      })),
      http.post(`http://localhost${path}`, () => {
        isWithdrawn = true
        return HttpResponse.json({ code: 40040, message: 'Consent is missing.', data: null }, { status: 403 })
      }),
    )
    await open()
    expect(await screen.findByRole('dialog', { name: 'Send parts of your profile to Example AI?' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stops, and keeps what came', async () => {
    server.use(helpIs(), mockEventStream('POST', path, [start, delta('I keep'), new Promise(() => undefined)]))
    const { user } = await open()
    expect(await screen.findByText('I keep')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Writing the draft…')
    const button = screen.getByRole('button', { name: 'Stop' })
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Stopped.')
    expect(screen.getByRole('button', { name: 'Write another draft' })).toHaveFocus()
    expect(screen.getByText('I keep')).toBeVisible()
  })

  it('keeps what came before it broke off, to read and not to use', async () => {
    const error = { event: 'error', data: { code: 40042, message: 'The AI service broke off.' } }
    server.use(helpIs(), mockEventStream('POST', path, [start, delta('I keep books'), error]))
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The AI service broke off. The text written before it stopped is kept here.',
    )
    expect(screen.getByText('I keep books')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use this draft' })).toBeNull()
    server.use(mockEventStream('POST', path, [{ event: 'start', data: { source: rules } }, done(draft)], sent))
    await user.click(screen.getByRole('button', { name: 'Use templates instead' }))
    expect(await screen.findByText(draft)).toBeVisible()
    expect(sent).toEqual([{ source: 'rules' }])
  })

  it('writes by templates for who does not want to consent', async () => {
    server.use(
      helpIs({ consented_at: null }),
      mockEventStream('POST', path, [{ event: 'start', data: { source: rules } }, done(draft)], sent),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Use templates instead' }))
    expect(await screen.findByText('Put together from sentence templates and your profile.')).toBeVisible()
    expect(sent).toEqual([{ source: 'rules' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says so where the stream ends without an end, or says what nobody understands', async () => {
    server.use(helpIs(), mockEventStream('POST', path, [start, delta('I keep')]))
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the site.")
    server.use(mockEventStream('POST', path, [start, { event: 'delta', data: { words: 1 } }]))
    await user.click(screen.getByRole('button', { name: 'Write another draft' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent("We couldn't reach the site."))
  })

  it('says why nothing was written, and how often more', async () => {
    const none = { ...quota, remaining: 0 }
    server.use(
      mockApiResponse('GET', '/api/jobseeker/ai-help', {
        data: { ...helpWith(), quotas: { writing: quota, first_message: none, findings: quota, avatar: quota } },
      }),
      isRefused(429, 41275, 'Try again in 3 hours.'),
    )
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 3 hours.')
    expect(screen.getByRole('button', { name: 'Write another draft' })).toBeDisabled()
    expect(screen.getByText(/^Tries left: 0\. All tries are back on /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use templates instead' })).toBeNull()
  })

  // Its button was disabled under the focus, which began anew at the top of the page.
  it('keeps the focus past the last of the day', async () => {
    const last = { event: 'done', data: { text: draft, quota: { ...quota, remaining: 0 } } }
    server.use(helpIs(), mockEventStream('POST', path, [start, last]))
    const { user } = await open()
    const box = await screen.findByRole('region', { name: 'Help with the first message' })
    await waitFor(() => expect(box).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Write another draft' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(box).toHaveFocus()
  })

  it('offers templates where the model is gone, and tries again without a connection', async () => {
    server.use(helpIs(), isRefused(503, 40042, 'The AI gave no usable answer.'))
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('The AI gave no usable answer.')
    expect(screen.getByRole('button', { name: 'Use templates instead' })).toBeVisible()
    server.use(http.post(`http://localhost${path}`, () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Write another draft' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent("We couldn't reach the site."))
    expect(screen.queryByRole('button', { name: 'Use templates instead' })).toBeNull()
    server.use(mockEventStream('POST', path, [start, done(draft)]))
    await user.click(screen.getByRole('button', { name: 'Write another draft' }))
    expect(await screen.findByText(draft)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('calls templates templates, and asks for no consent', async () => {
    server.use(
      helpIs({ source: rules, consented_at: null }),
      mockEventStream('POST', path, [{ event: 'start', data: { source: rules } }, delta(draft), done(draft)]),
    )
    await open()
    expect(await screen.findByText('Put together from sentence templates and your profile.')).toBeVisible()
    expect(screen.queryByText(/\bAI\b/)).toBeNull()
  })
})
