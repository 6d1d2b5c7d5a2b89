import { beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aroundChat, openChat } from '../testing/open-chat.tsx'

const server = setupMockApi(...aroundChat)

beforeEach(() => sessionStorage.clear())

describe('a report', () => {
  const reasons = (type: string, title: string) =>
    mockApiResponse('GET', `/api/config/${type}/list`, {
      data: { items: [{ id: 1, key: 'scam', value: title, seo_value: 'scam', title }] },
    })
  const takeReports = () => {
    const sent: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/jobApplication/chats/5/report', async (request) => {
        sent.push(await request.json())
        return { data: null }
      }),
    )
    return sent
  }

  it('of a message names it, and asks for a reason', async () => {
    const sent = takeReports()
    server.use(reasons('chat_report_lists', 'Asks for money'))
    const { user } = await openChat(server)
    await user.click(await screen.findByRole('button', { name: 'Message options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report message' }))
    await screen.findByRole('radio', { name: 'Asks for money' })
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(screen.getByText('Pick a reason.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Asks for money' }))
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(sent).toEqual([{ reason_id: 1, message_id: 10 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('of the recruiter is of the chat as a whole', async () => {
    const sent = takeReports()
    server.use(reasons('report_recruiter_reasons', 'Pretends to be someone else'))
    const { user } = await openChat(server)
    await user.click(screen.getByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report recruiter' }))
    await user.click(await screen.findByRole('radio', { name: 'Pretends to be someone else' }))
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(sent).toEqual([{ reason_id: 1 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The choice of the report before stood there again, and one press sent it twice.
    await user.click(screen.getByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report recruiter' }))
    const reason = await screen.findByRole('radio', { name: 'Pretends to be someone else' })
    expect(reason).not.toBeChecked()
    // So did the refusal of a report that was given up.
    server.use(mockApiResponse('POST', '/api/jobApplication/chats/5/report', { status: 500, code: 50001 }))
    await user.click(reason)
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report recruiter' }))
    await screen.findByRole('radio', { name: 'Pretends to be someone else' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
