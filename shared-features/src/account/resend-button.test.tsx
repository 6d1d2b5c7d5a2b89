import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { ResendButton, useResend } from './resend-button.tsx'

function Example() {
  const resend = useResend()
  return <ResendButton secondsLeft={resend.secondsLeft} onPress={() => resend.start(75)} sending={false} />
}
const button = () => screen.getByRole('button')

describe('asking for another code', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('waits as long as the API asks, and follows the clock through sleep', async () => {
    await renderWithPlatform(<Example />)
    expect(button()).toHaveTextContent('Send a new code')
    fireEvent.click(button())
    expect(button()).toBeDisabled()
    expect(button()).toHaveTextContent('New code in 1:15')
    act(() => jest.advanceTimersByTime(15_000))
    expect(button()).toHaveTextContent('New code in 1:00')
    act(() => {
      jest.setSystemTime(Date.now() + 58_000)
      jest.advanceTimersByTime(1000)
    })
    expect(button()).toHaveTextContent('New code in 0:01')
    act(() => jest.advanceTimersByTime(1000))
    expect(button()).toBeEnabled()
  })
})
