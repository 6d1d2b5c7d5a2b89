import { describe, expect, it } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { ResumeCheck as Check } from '@jobspan/shared-kit/contracts/profile/resume-check'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aiHelpIs, aModel, consented } from '../../testing/ai-help-handlers.ts'
import { textsIn } from '../../testing/handlers.ts'
import { ResumeCheck } from './resume-check.tsx'

const path = '/api/jobseeker/resume-check'
const check: Check = {
  score: 71,
  cap: null,
  rules: '1',
  checked_at: '2026-11-20T08:00:00Z',
  points: [
    { key: 'phone', weight: 4, earned: 4, evidence: null },
    { key: 'skills', weight: 8, earned: 6, evidence: null },
    { key: 'numbers', weight: 14, earned: 3, evidence: 'Helped the team.' },
  ],
}
const resetsAt = '2031-05-04T16:01:00.000Z'
const state = (facts = {}) => ({
  check,
  is_outdated: false,
  completion_percent: 30,
  remaining: 2,
  resets_at: resetsAt,
  ...facts,
})

const server = setupMockApi(aiHelpIs())
const render = async (data: object) => {
  server.use(mockApiResponse('GET', path, { data }))
  return renderWithPlatform(<ResumeCheck />, {
    namespace: 'mf-profile',
    texts: { 'mf-profile': textsIn('en-us') },
    session: { kind: 'member', user: buildMember() },
  })
}

describe('the resume check', () => {
  it('says first what would raise the score the most, with the line that shows it', async () => {
    await render(state())
    expect(await screen.findByText('Resume score: 71 of 100')).toBeVisible()
    expect(screen.getByText(/^Profile completion: 30%\. The score below is about/)).toBeVisible()
    const [toFix, good] = screen.getAllByRole('list')
    const fixes = within(toFix as HTMLElement).getAllByRole('listitem')
    expect(fixes[0]).toHaveTextContent(/^Results with figures.*Helped the team\..*3 of 14$/)
    expect(within(fixes[0] as HTMLElement).getByRole('link', { name: 'Improve this' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile?edit=work',
    )
    expect(fixes[1]).toHaveTextContent(/^At least five skills/)
    expect(good).toHaveTextContent('A phone number')
    await expectNoAxeViolations()
  })

  it('is run at a press, and counts what is left', async () => {
    server.use(mockApiResponse('POST', path, { data: state() }))
    const { user } = await render(state({ check: null, remaining: 3 }))
    await user.click(await screen.findByRole('button', { name: 'Check my resume' }))
    expect(await screen.findByText('Resume score: 71 of 100')).toBeVisible()
    expect(screen.getByText(/^Tries left: 2\. All tries are back on /)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    // It stands above its button: who reads it by ear, or on a phone, would stay below it.
    expect(screen.getByRole('group', { name: 'Resume check' })).toHaveFocus()
  })

  // The button went away with the focus, and nobody was told when there is one again.
  it('keeps the focus past the last of the day, and says when there are more', async () => {
    server.use(mockApiResponse('POST', path, { data: state({ remaining: 0 }) }))
    const { user } = await render(state({ remaining: 1 }))
    await user.click(await screen.findByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^Tries left: 0\. All tries are back on May \d, 2031, /)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Resume check' })).toHaveFocus()
  })

  it('says nothing of when there are more where the API does not', async () => {
    await render(state({ remaining: 0, resets_at: undefined }))
    expect(await screen.findByText('Tries left: 0.')).toBeVisible()
  })

  // It read: a gap before this, for example “Clerk”.
  it('says before what a gap is', async () => {
    await render(state({ check: { ...check, points: [{ key: 'gaps', weight: 5, earned: 0, evidence: 'Clerk' }] } }))
    expect(await screen.findByText(/^Before “\W?Clerk\W?”$/)).toBeVisible()
  })

  it('tells that the profile has changed since', async () => {
    await render(state({ is_outdated: true }))
    expect(await screen.findByText(/changed since/)).toBeVisible()
  })

  it('offers none past the last of the day', async () => {
    await render(state({ remaining: 0 }))
    expect(await screen.findByText(/^Tries left: 0\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  })

  it('says why there is nothing to check', async () => {
    server.use(
      mockApiResponse('POST', path, { status: 422, code: errorCode.resumeCheckEmpty, message: 'Add work first.' }),
    )
    const { user } = await render(state({ check: null }))
    await user.click(await screen.findByRole('button', { name: 'Check my resume' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Add work first.')
  })

  it('names the cap, and what it waits for', async () => {
    await render(state({ check: { ...check, score: 50, cap: 50 } }))
    expect(await screen.findByText(/^Your score stays at 50 at most until you add work or education\.$/)).toBeVisible()
  })

  it('names the cap of a profile without contact', async () => {
    const points = check.points.map((point) => (point.key === 'phone' ? { ...point, earned: 0 } : point))
    await render(state({ check: { ...check, points, score: 40, cap: 40 } }))
    expect(await screen.findByText(/^Your score stays at 40 at most until you add a phone number/)).toBeVisible()
  })
})

describe('what a model finds', () => {
  const findings = {
    provider: 'Example AI',
    language: 'en-us' as const,
    items: [{ section: 'experience' as const, quote: 'Helped the team.', advice: 'Say with what.' }],
  }
  const findingsPath = `${path}/findings`

  it('is asked for at a press, and stands apart from the score', async () => {
    server.use(aiHelpIs({ text: consented }))
    server.use(mockApiResponse('POST', findingsPath, { data: state({ check: { ...check, findings } }) }))
    const { user } = await render(state())
    await user.click(await screen.findByRole('button', { name: 'Ask AI about my resume' }))
    expect(await screen.findByText('Say with what.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Suggestions by AI from Example AI' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Suggestions by AI from Example AI' })).toHaveFocus()
    expect(screen.getByText(/^These points don't change your score\./)).toBeVisible()
    expect(screen.getByText('Resume score: 71 of 100')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('is not asked for without consent', async () => {
    const sent: unknown[] = []
    server.use(aiHelpIs({ text: { source: aModel, consented_at: null } }))
    server.use(
      mockApiResponse('POST', findingsPath, () => {
        sent.push(1)
        return { data: state() }
      }),
    )
    const { user } = await render(state())
    await user.click(await screen.findByRole('button', { name: 'Ask AI about my resume' }))
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  it('fails without harm to what the rules say', async () => {
    server.use(aiHelpIs({ text: consented }))
    server.use(mockApiResponse('POST', findingsPath, { status: 503, code: 40042, message: 'The AI service is gone.' }))
    const { user } = await render(state())
    await user.click(await screen.findByRole('button', { name: 'Ask AI about my resume' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The AI service is gone.')
    expect(screen.getByText('Resume score: 71 of 100')).toBeVisible()
  })

  it('is not spoken of where no model is configured', async () => {
    await render(state())
    expect(await screen.findByText('Resume score: 71 of 100')).toBeVisible()
    expect(screen.queryByText(/\bAI\b/)).toBeNull()
  })
})
