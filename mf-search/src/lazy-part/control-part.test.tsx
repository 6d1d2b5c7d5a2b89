import { afterEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { controlPart } from './control-part.tsx'

const onPress = jest.fn()
const Filters = ({ name }: { name: string }) => (
  <button type="button" onClick={onPress}>
    {name}
  </button>
)

/** A page with what the server writes of a boundary that is whole. */
const written = () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = '<!--$--><button type="button">Pay</button><!--/$-->'
  return container
}
afterEach(() => {
  jest.useRealTimers()
  onPress.mockClear()
  document.body.replaceChildren()
})

// Every visit loaded the code of all controls, before anybody had touched one.
it('keeps what the server wrote until the visitor touches the page, and does what was pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Filters>()
  const load = jest.fn(() => promise)
  const Part = controlPart<{ name: string }>(load)
  const container = written()
  const button = screen.getByText('Pay')
  const root = await act(async () => hydrateRoot(container, <Part name="Pay" />))
  await act(async () => root.render(<Part name="Salary" />))
  expect(load).not.toHaveBeenCalled()
  expect(container).toHaveTextContent('Pay')
  fireEvent.click(button)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(onPress).not.toHaveBeenCalled()
  await act(async () => resolve(Filters))
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
  expect(screen.getByText('Salary')).toBe(button)
})

// A file that took over four seconds counted as lost for good: filters and the alert button did nothing for the rest of the visit.
it.each([{ comesAtOnce: false }, { comesAtOnce: true }])('asks again for a file that was lost: %p', async (start) => {
  jest.useFakeTimers()
  const load = jest.fn(async () => Filters).mockRejectedValueOnce(new Error('lost'))
  const Part = controlPart<{ name: string }>(load)
  const container = written()
  await act(async () => hydrateRoot(container, <Part name="Pay" {...start} />))
  fireEvent.click(screen.getByText('Pay'))
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(container).toHaveTextContent('Pay')
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(load).toHaveBeenCalledTimes(2)
  if (start.comesAtOnce) fireEvent.click(screen.getByText('Pay'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('comes at once where it must not wait, and where the browser opens the page', async () => {
  const load = jest.fn(async () => Filters)
  const Part = controlPart<{ name: string }>(load, 'Room')
  await act(async () => hydrateRoot(written(), <Part name="Pay" comesAtOnce />))
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => render(<Part name="Place" />))
  expect(screen.getByText('Place')).toBeVisible()
})
