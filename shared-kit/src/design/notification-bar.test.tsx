import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { NotificationBar } from './notification-bar.tsx'

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

  it('lets overlapping messages leave together, three seconds after the last', async () => {
    const { platform } = await renderWithPlatform(<NotificationBar />)
    await act(async () => platform.notify('First'))
    await pass(2000)
    await act(async () => platform.notify('Second'))
    await pass(2900)
    expect(screen.getByText('First')).toBeInTheDocument()
    await pass(100)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })

  // “Saved success!” lay over the button that applies for the job.
  it('stands above what is docked at the foot of the screen', async () => {
    const { platform } = await renderWithPlatform(
      <>
        <div data-docked="">
          <button type="button">Apply</button>
        </div>
        <NotificationBar />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Apply' })
    document.elementFromPoint = () => button
    jest.spyOn(button.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 84))
    await act(async () => platform.notify('Saved success!'))
    expect(screen.getByRole('status').parentElement).toHaveStyle({ marginBlockEnd: '84px' })
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
