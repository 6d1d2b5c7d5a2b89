import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { lastingNoticeAtom } from '@jobspan/shared-kit/session'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { NotificationBar } from './notification-bar.tsx'
import { Dialog } from './overlays/dialog.tsx'

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))

describe('NotificationBar', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('shows a message for three seconds', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('Saved success!'))
    expect(within(screen.getByRole('status')).getByText('Saved success!')).toBeInTheDocument()
    await pass(2999)
    expect(screen.getByText('Saved success!')).toBeInTheDocument()
    await pass(1)
    expect(screen.queryByText('Saved success!')).not.toBeInTheDocument()
  })

  // “Signed in” and “attached” were there at once, one upon the other, and covered half of a form.
  it('shows one message at a time, each for its three seconds, problems first', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('First'))
    await pass(2000)
    await act(async () => platform.notify('Second'))
    await act(async () => platform.notify('Not sent', 'error'))
    for (const [text, milliseconds] of [
      ['First', 1000],
      ['Not sent', 3000],
      ['Second', 3000],
    ] as const) {
      expect(screen.getAllByText(/^(First|Second|Not sent)$/).map(({ textContent }) => textContent)).toEqual([text])
      await pass(milliseconds)
    }
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  })

  it('asks what is to be answered once no message is shown, until it is', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    const onPress = jest.fn()
    await act(async () => {
      platform.store.set(lastingNoticeAtom, { message: 'May we count?', actions: [{ label: 'Allow', onPress }] })
      platform.notify('Saved')
    })
    expect(screen.queryByText('May we count?')).not.toBeInTheDocument()
    await pass(3000)
    await pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('May we count?')).not.toBeInTheDocument()
  })

  // A guest's heart led nowhere: nothing said where the saved job was to be found.
  it('leads on to where the message points, and leaves with that', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('Job saved', 'success', { label: 'View', to: '/recommended-job/saved' }))
    const view = screen.getByRole('link', { name: 'View' })
    expect(view).toHaveAttribute('href', '/en-us/recommended-job/saved')
    fireEvent.click(view)
    expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/saved', expect.anything())
    expect(screen.queryByText('Job saved')).not.toBeInTheDocument()
  })

  // “Saved success!” lay over the button that applies for the job, and the offer to undo lay under it.
  it.each([
    ['above what is docked at the foot of the screen', new DOMRect(0, 684, 360, 84), 92],
    ['in its place beside a panel that is docked elsewhere', new DOMRect(800, 80, 320, 680), 0],
    ['in its place where what is docked has been scrolled out of sight', new DOMRect(0, 300, 360, 84), 0],
  ])('is %s', async (_, rectangle, margin) => {
    const { platform } = await renderWithPlatform(
      <>
        <div data-docked="">Apply</div>
        <NotificationBar />
      </>,
    )
    jest.spyOn(screen.getByText('Apply'), 'getBoundingClientRect').mockReturnValue(rectangle)
    Object.assign(window, { innerWidth: rectangle.x === 0 ? 360 : 1280, innerHeight: 768 })
    await act(async () => platform.notify('Saved success!'))
    expect(Number.parseFloat(screen.getByRole('status').parentElement?.style.marginBlockEnd ?? '')).toBe(margin)
  })

  describe('with a dialog open', () => {
    /** Where the panel begins, and how tall the parts are: jsdom lays nothing out. */
    const layOut = (panelStart: number) => {
      const heightOf = (element: HTMLElement) => (element.dataset.reactAriaTopLayer ? 54 : 60)
      jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(panelStart)
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
        return heightOf(this)
      })
    }
    afterEach(() => {
      jest.restoreAllMocks()
    })
    const bar = () => screen.getByRole('status', { hidden: true }).parentElement as HTMLElement
    const content = (open: boolean) => (
      <>
        <Dialog open={open} onClose={() => undefined} title="Delete?" footer={<button type="button">Delete</button>}>
          Really?
        </Dialog>
        <NotificationBar />
      </>
    )

    // On a phone a message lay over the buttons at the foot of the sheet, on a wide screen over those of a tall dialog.
    it.each([
      ['stands above it where there is room', 300, '8px'],
      ['else below its title, and not over its actions at the foot', 40, '108px'],
    ])('%s', async (_, panelStart, start) => {
      layOut(panelStart)
      const { platform } = await renderWithPlatform(content(true))
      await act(async () => platform.notify('Not saved', 'error'))
      expect(bar()).toHaveStyle({ insetBlockStart: start, insetBlockEnd: 'auto' })
      expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
    })

    it('makes way for one that opens, and comes back when it closes', async () => {
      layOut(300)
      const { platform, rerender } = await renderWithPlatform(content(false))
      await act(async () => platform.notify('Saved'))
      expect(bar()).not.toHaveStyle({ insetBlockStart: '8px' })
      await act(async () => rerender(content(true)))
      expect(bar()).toHaveStyle({ insetBlockStart: '8px' })
      await act(async () => rerender(content(false)))
      await pass(300)
      expect(bar()).not.toHaveStyle({ insetBlockStart: '8px' })
    })

    it('is dismissed without closing the dialog', async () => {
      const onClose = jest.fn()
      const { platform } = await renderWithPlatform(
        <>
          <Dialog open onClose={onClose} title="Delete?">
            Really?
          </Dialog>
          <NotificationBar />
        </>,
      )
      await act(async () => platform.notify('Saved'))
      const dismiss = within(bar()).getByRole('button', { name: 'Dismiss' })
      fireEvent.pointerDown(dismiss)
      fireEvent.pointerUp(dismiss)
      fireEvent.click(dismiss)
      expect(screen.queryByText('Saved')).not.toBeInTheDocument()
      expect(onClose).not.toHaveBeenCalled()
    })
  })

  it('interrupts only for problems', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('Not sent', 'error'))
    expect(within(screen.getByRole('alert')).getByText('Not sent')).toBeInTheDocument()
    expect(within(screen.getByRole('status')).queryByText('Not sent')).not.toBeInTheDocument()
  })

  it('waits while the pointer rests on it', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('Saved'))
    fireEvent.pointerEnter(screen.getByText('Saved'))
    await pass(10_000)
    expect(screen.getByText('Saved')).toBeInTheDocument()
    fireEvent.pointerLeave(screen.getByText('Saved'))
    await pass(3000)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('can be sent away', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })
})
