import { afterEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { readPart } from './read-part.tsx'

const Pay = ({ job }: { job: string }) => <p>What {job} pays</p>

const onPress = jest.fn()
const Report = () => (
  <button type="button" onClick={onPress}>
    Report
  </button>
)

/** A page with what the server writes of a boundary that is whole. */
const written = (markup: string) => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = `<!--$-->${markup}<!--/$-->`
  return container
}
afterEach(() => {
  jest.useRealTimers()
  onPress.mockClear()
  document.body.replaceChildren()
})

// Every visit to a job loaded what stands at the end of its page, before anybody had read as far.
it('keeps what the server wrote until the visitor reads', async () => {
  const load = jest.fn(async () => Pay)
  const Part = readPart(load)
  const container = written('<p>What <!-- -->nurse<!-- --> pays</p>')
  const text = container.querySelector('p')
  await act(async () => void hydrateRoot(container, <Part job="nurse" />))
  expect(load).not.toHaveBeenCalled()
  expect(container.querySelector('p')).toBe(text)
  await act(async () => void fireEvent.scroll(window))
  expect(load).toHaveBeenCalledTimes(1)
  expect(container.querySelector('p')).toBe(text)
})

// A file that took over four seconds counted as lost for good: the button that reports a job did nothing for the rest of the visit.
it('keeps it also where its file was lost, and asks for that again', async () => {
  jest.useFakeTimers()
  const load = jest.fn(async () => Report).mockRejectedValueOnce(new Error('lost'))
  const Part = readPart(load)
  const container = written('<button type="button">Report</button>')
  await act(async () => void hydrateRoot(container, <Part />))
  await act(async () => void fireEvent.click(screen.getByText('Report')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(container).toHaveTextContent('Report')
  await act(() => jest.advanceTimersByTimeAsync(5000))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('does what was pressed before its file came, once', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Report>()
  const [Part, Other] = [readPart(() => promise), readPart(() => promise)]
  const button = '<button type="button">Report</button>'
  const container = written(`${button}<!--/$--><!--$-->${button}`)
  await act(async () =>
    hydrateRoot(
      container,
      <>
        <Part />
        <Other />
      </>,
    ),
  )
  const pressed = screen.getAllByText('Report')[1] as HTMLElement
  fireEvent.click(pressed)
  expect(onPress).not.toHaveBeenCalled()
  await act(async () => resolve(Report))
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
})

it('comes at once where the browser opens the page', async () => {
  const Part = readPart(async () => Pay)
  await act(async () => void render(<Part job="cook" />))
  expect(screen.getByText('What cook pays')).toBeVisible()
})
