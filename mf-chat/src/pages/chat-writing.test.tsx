import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { paths } from '../testing/handlers.ts'
import { aroundChat, openChat, takeMessages } from '../testing/open-chat.tsx'

const server = setupMockApi(...aroundChat)

beforeEach(() => sessionStorage.clear())

const composer = () => screen.findByRole('textbox', { name: 'Message to Aisyah Rahman' })

describe('writing', () => {
  it('sends with Enter, breaks the line with Shift and Enter, and shows it at once', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(takeMessages(sent))
    const { user } = await openChat(server)
    await user.type(await composer(), 'First{Shift>}{Enter}{/Shift}second{Enter}')
    expect(await composer()).toHaveValue('')
    expect(await screen.findByText(/First\s+second/)).toBeInTheDocument()
    await waitFor(() => expect(sent).toMatchObject([{ text: 'First\nsecond' }]))
    await waitFor(() => expect(screen.queryByText('Sending')).not.toBeInTheDocument())
    expect(screen.getAllByText(/First\s+second/)).toHaveLength(1)
  })

  it('leaves Enter to an input method that is composing a word', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(takeMessages(sent))
    const { user } = await openChat(server)
    const field = await composer()
    await user.type(field, 'にほん')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(field).toHaveValue('にほん')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toMatchObject([{ text: 'にほん' }]))
  })

  it('keeps what did not get through, and sends it again under the same name', async () => {
    const sent: { client_id: string; text: string }[] = []
    const failed: string[] = []
    server.use(
      mockApiResponse('POST', paths.messages, async (request) => {
        failed.push(((await request.json()) as { client_id: string }).client_id)
        return { status: 503, code: 50101 }
      }),
    )
    const { user } = await openChat(server)
    await user.type(await composer(), 'Are you there?{Enter}')
    expect(await screen.findByText("Couldn't send")).toBeInTheDocument()
    server.use(takeMessages(sent))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText("Couldn't send")).not.toBeInTheDocument())
    await waitFor(() => expect(sent.map(({ client_id }) => client_id)).toEqual(failed))
    expect(screen.getAllByText('Are you there?')).toHaveLength(1)
  })

  // What was written without a connection stayed unsent when it came back, each message until somebody pressed its own button.
  it('sends what was written offline once there is a connection, in the order in which it was written', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(mockApiResponse('POST', paths.messages, { status: 503, code: 50101 }))
    const { user } = await openChat(server)
    await user.type(await composer(), 'One{Enter}Two{Enter}')
    await waitFor(() => expect(screen.getAllByText("Couldn't send")).toHaveLength(2))
    server.use(takeMessages(sent))
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['One', 'Two']))
    await waitFor(() => expect(screen.queryByText("Couldn't send")).not.toBeInTheDocument())
    fireEvent(window, new Event('online'))
    await user.type(await composer(), 'Three{Enter}')
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']))
  })

  // Offline a message said that it was not sent, above a notice which says that it goes out when the connection is back.
  it('waits for a connection, says so, and goes out once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.post(`http://api.test${paths.messages}`, () => HttpResponse.error()))
    const { user } = await openChat(server)
    await user.type(await composer(), 'Are you there?{Enter}')
    expect(await screen.findByText('Waiting for connection')).toBeInTheDocument()
    expect(screen.queryByText("Couldn't send")).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument()

    const sent: { client_id: string; text: string }[] = []
    server.use(takeMessages(sent))
    online.mockRestore()
    act(() => void fireEvent(window, new Event('online')))
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Are you there?' }]))
    await waitFor(() => expect(screen.queryByText('Waiting for connection')).not.toBeInTheDocument())
  })

  // What the API refused stood as an unsent bubble, with the reason in a notification that went away and belonged to no field.
  // The first call after the connection was back was lost, and the next message overtook its own.
  it('keeps the order where only the first of several finds no connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const sent: { client_id: string; text: string }[] = []
    let lost = 3
    server.use(
      http.post(`http://api.test${paths.messages}`, () => (lost-- > 0 ? HttpResponse.error() : undefined)),
      takeMessages(sent),
    )
    const { user } = await openChat(server)
    await user.type(await composer(), 'one{Enter}')
    await user.type(await composer(), 'two{Enter}')
    await waitFor(() => expect(screen.getAllByText('Waiting for connection')).toHaveLength(2))
    lost = 1
    act(() => void fireEvent(window, new Event('online')))
    await waitFor(() => expect(lost).toBe(0))
    await waitFor(() => expect(screen.getAllByText('Waiting for connection')).toHaveLength(2))
    online.mockRestore()
    act(() => void fireEvent(window, new Event('online')))
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['one', 'two']))
  })

  it('puts back what was refused, before what was written meanwhile, and says why at the field', async () => {
    const { promise: written, resolve: refuse } = Promise.withResolvers<void>()
    server.use(
      mockApiResponse('POST', paths.messages, async () => {
        await written
        return { status: 422, code: 40001, errors: { text: ['too_long'] } }
      }),
    )
    const { user } = await openChat(server)
    const field = await composer()
    await user.type(field, 'Are you there?{Enter}And')
    refuse()
    await waitFor(() => expect(field).toHaveValue('Are you there?\nAnd'))
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('This is too long')
    expect(screen.queryByText("Couldn't send")).not.toBeInTheDocument()
    await user.type(field, '!')
    expect(field).toBeValid()
    expect(field).not.toHaveAccessibleDescription()
  })

  // A message of characters that nobody sees was refused by the API, as an empty bubble with “Required” in a notification.
  it('sends what its reader will see, and nothing where that is nothing', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(takeMessages(sent))
    const { user } = await openChat(server)
    const field = await composer()
    fireEvent.change(field, { target: { value: '\u200b\u2060 \u00ad' } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    fireEvent.change(field, { target: { value: '\u200bHello\u2060' } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Hello')).toBeInTheDocument()
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['Hello']))
  })

  it('lets nothing overtake what did not get through', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(mockApiResponse('POST', paths.messages, { status: 503, code: 50101 }))
    const { user } = await openChat(server)
    await user.type(await composer(), 'First{Enter}')
    await screen.findByText("Couldn't send")
    server.use(takeMessages(sent))
    await user.type(await composer(), 'Second{Enter}')
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['First', 'Second']))
  })

  it('forgets an unsent message when asked', async () => {
    server.use(mockApiResponse('POST', paths.messages, { status: 503, code: 50101 }))
    const { user } = await openChat(server)
    await user.type(await composer(), 'Never mind{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(screen.queryByText('Never mind')).not.toBeInTheDocument()
  })

  it('brings draft and unsent messages back after a reload', async () => {
    server.use(mockApiResponse('POST', paths.messages, { status: 503, code: 50101 }))
    const first = await openChat(server)
    await first.user.type(await composer(), 'Not through{Enter}')
    await screen.findByText("Couldn't send")
    await first.user.type(await composer(), 'Half a sen')
    first.unmount()
    await openChat(server)
    expect(await screen.findByText('Not through')).toBeInTheDocument()
    expect(screen.getByText("Couldn't send")).toBeInTheDocument()
    await waitFor(async () => expect(await composer()).toHaveValue('Half a sen'))
  })

  it('counts near the end and sends nothing that is too long', async () => {
    const sent: { client_id: string; text: string }[] = []
    server.use(takeMessages(sent))
    const { user } = await openChat(server)
    const field = await composer()
    fireEvent.change(field, { target: { value: 'a'.repeat(1999) } })
    expect(screen.getByText('1 character left')).toBeInTheDocument()
    fireEvent.change(field, { target: { value: 'a'.repeat(2003) } })
    expect(screen.getByText('3 characters too many')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([])
  })
})
