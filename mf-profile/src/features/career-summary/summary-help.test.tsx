import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AiHelp } from '@jobspan/shared-kit/contracts/ai/ai-help'
import type { CareerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { usePlatform } from '@jobspan/shared-kit/remote'
import {
  expectNoAxeViolations,
  mockApiResponse,
  mockEventStream,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { EditorRequestsProvider } from '../../manage-profile/editor-requests.tsx'
import { profileQuery } from '../../profile/profile-query.ts'
import { aiHelpIs, aModel, aQuota, consented, siteRules } from '../../testing/ai-help-handlers.ts'
import { inEnglish } from '../../testing/handlers.ts'
import { aPreference, notes, profileIs } from '../../testing/profile-handlers.ts'
import { SummarySection } from './summary-section.tsx'

const path = '/api/aicv/ai_writing/career_summary'
const helpIs = (source: AiHelp['text']['source'] = aModel, writing = aQuota) =>
  aiHelpIs({
    text: source === aModel ? consented : { source, consented_at: null },
    quotas: { writing, first_message: aQuota, findings: aQuota, avatar: aQuota },
  })
const written = (text: string, source: AiHelp['text']['source'] = aModel) => [
  { event: 'start', data: { source } },
  { event: 'delta', data: { text } },
  { event: 'done', data: { text, quota: { ...aQuota, remaining: 9 } } },
]

const server = setupMockApi()
let sent: unknown[] = []
beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

const Section = () => {
  const { api } = usePlatform()
  const { data } = useQuery(profileQuery(api))
  if (!data) return null
  return (
    <main>
      <h1>Profile</h1>
      <EditorRequestsProvider>
        <SummarySection summary={data.career_summary ?? { text: null, version: 0 }} />
      </EditorRequestsProvider>
    </main>
  )
}
const open = async (text: string | null, button: string) => {
  server.use(profileIs({ career_summary: { text, version: 4 }, preferences: [aPreference({ id: 7 })] }))
  const { user } = await renderWithPlatform(<Section />, inEnglish)
  await user.click(await screen.findByRole('button', { name: text ? 'Edit Summary' : 'Write a summary' }))
  await user.click(await screen.findByRole('button', { name: button }))
  return user
}
const accepts = (answer: CareerSummary) => notes(sent, 'PATCH', path, answer)

describe('help with the career summary', () => {
  it('writes a draft for the wanted job, which is the summary once it is accepted', async () => {
    const draft = 'Ten years of ledgers.'
    server.use(helpIs(), mockEventStream('POST', path, written(draft), sent))
    server.use(accepts({ text: draft, version: 5, is_generated: true }))
    const user = await open(null, 'Write a draft with AI')
    expect(await screen.findByText(draft)).toBeVisible()
    expect(screen.queryByRole('button', { name: /changes/ })).toBeNull()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Accept draft' }))
    expect(await screen.findByText('Written with AI')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(sent).toEqual([
      { job_preference_id: 7, stream: true },
      { text: draft, version: 4 },
    ])
  })

  it('shows word by word what would change, and brings back what was replaced', async () => {
    server.use(helpIs(), mockEventStream('POST', path, written('Twelve years of ledgers.')))
    server.use(accepts({ text: 'Twelve years of ledgers.', version: 5 }))
    server.use(notes(sent, 'PUT', '/api/jobseekers/career-summary', { text: 'Ten years of ledgers.', version: 6 }))
    const user = await open('Ten years of ledgers.', 'Write a draft with AI')
    expect(await screen.findByText('Twelve', { selector: 'ins' })).toHaveTextContent('[added: Twelve ]')
    expect(screen.getByText('Ten', { selector: 'del' })).toHaveTextContent('[removed: Ten ]')
    await user.click(screen.getByRole('button', { name: 'Hide changes' }))
    expect(screen.getByText('Twelve years of ledgers.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show changes' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Accept draft' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(await screen.findByText('Ten years of ledgers.')).toBeVisible()
    expect(sent.at(-1)).toEqual({ text: 'Ten years of ledgers.', version: 5 })
  })

  // A posting or a resume can have a model say it.
  it('shows a script that a model says as text, and keeps it as text', async () => {
    const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    server.use(helpIs(), mockEventStream('POST', path, written(script)))
    server.use(accepts({ text: script, version: 5, is_generated: true }))
    const user = await open(null, 'Write a draft with AI')
    expect(await screen.findByText(script)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept draft' }))
    expect(await screen.findByText('Written with AI')).toBeVisible()
    expect(screen.getByText(script)).toBeVisible()
    expect(document.querySelector('img[src=x], main script')).toBeNull()
  })

  it('is rewritten in other ways, from the draft or from the own text', async () => {
    server.use(helpIs(), mockEventStream('PUT', path, written('Short.'), sent))
    const user = await open('My own words.', 'Shorter')
    expect(await screen.findByText('Rewrite the draft:')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Skills first' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { rewrite_type: 'concise', text: 'My own words.' },
      { rewrite_type: 'skills_first', text: 'Short.' },
    ])
  })

  it('shows what another tab saved meanwhile before it is replaced', async () => {
    server.use(helpIs(), mockEventStream('POST', path, written('The draft.')))
    server.use(
      mockApiResponse('PATCH', path, { status: 409, code: 40026, data: { text: 'From elsewhere.', version: 9 } }),
    )
    const user = await open('Old.', 'Write a draft with AI')
    await user.click(await screen.findByRole('button', { name: 'Accept draft' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your summary was changed in another tab')
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('From elsewhere.')
    server.use(accepts({ text: 'The draft.', version: 10 }))
    await user.click(screen.getByRole('button', { name: 'Accept draft' }))
    await waitFor(() => expect(sent).toEqual([{ text: 'The draft.', version: 9 }]))
  })

  it('is called templates without a model', async () => {
    server.use(helpIs(siteRules), mockEventStream('POST', path, written('From templates.', siteRules)))
    await open(null, 'Draft from sentence templates')
    expect(await screen.findByText('From templates.')).toBeVisible()
    expect(within(screen.getByRole('main')).queryByText(/\bAI\b/)).toBeNull()
    expect(screen.getByText('Other versions:')).toBeVisible()
  })

  it('says when there is more, past the last of the day', async () => {
    server.use(helpIs(aModel, { ...aQuota, remaining: 0 }))
    await open('Old.', 'Write a draft with AI')
    expect(screen.getByRole('button', { name: 'Write a draft with AI' })).toBeDisabled()
    expect(screen.getByText(/^Tries left: 0\. All tries are back on /)).toBeVisible()
  })
})
