import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { lazyPart, loadParts } from './lazy-part.tsx'
import { widePart } from './wide-part.tsx'

const Written = ({ text }: { text: string }) => <p>Beside: {text}</p>

let widen: () => void = () => undefined
beforeEach(() => {
  window.matchMedia = jest.fn(() => ({
    matches: false,
    addEventListener: (_: string, listener: () => void) => {
      widen = listener
    },
  })) as never
})

// Every phone fetched the code of the job beside the list, which only wide screens show, while its page began.
it('keeps what the server wrote, and fetches its code once the window is wide', async () => {
  const OnServer = widePart(async () => Written)
  await loadParts()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<OnServer text="none" />)
  const written = screen.getByText('Beside: none')

  const load = jest.fn(async () => Written)
  const Part = widePart(load)
  const root = await act(async () => hydrateRoot(container, <Part text="none" />))
  expect(load).not.toHaveBeenCalled()
  // The first job is chosen when the window is known to be wide, before the code is here.
  await act(async () => root.render(<Part text="none" />))
  expect(screen.getByText('Beside: none')).toBe(written)
  await act(async () => widen())
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Beside: none')).toBe(written)
  await act(async () => root.render(<Part text="a job" />))
  expect(written).toHaveTextContent('Beside: a job')
})

it('comes elsewhere once the visitor has touched the page', async () => {
  const load = jest.fn(async () => Written)
  const Part = widePart(load)
  await act(async () => render(<Part text="none" />))
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerMove(window)
  expect(await screen.findByText('Beside: none')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

// React was told to show something else than what the server wrote while it took that over, and reported that the two differ (error 418).
it('gives way to something else where the server wrote it and its file could not be had', async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = '<!--$--><p>Beside: none</p><!--/$-->'
  const Part = widePart<{ text: string }>(
    () => Promise.reject(new Error('lost')),
    ({ text }) => <p>Keys for: {text}</p>,
  )
  const problems: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => problems.push(error) }
  await act(async () => hydrateRoot(container, <Part text="none" />, options))
  await act(async () => widen())
  expect(container).toHaveTextContent('Keys for: none')
  expect(problems).toEqual([])
})

// A press on a job chose it for a place that nothing filled.
it('tells that it could not be had, and comes when it is next shown', async () => {
  const load = jest.fn(async () => Written).mockRejectedValueOnce(new Error('lost'))
  const Part = widePart(load)
  expect(Part.isHere()).toBeUndefined()
  const { rerender } = await act(async () => render(<Part text="none" />))
  fireEvent.pointerMove(window)
  await waitFor(() => expect(Part.isHere()).toBe(false))
  await act(async () => rerender(<Part text="the next job" />))
  expect(screen.getByText('Beside: the next job')).toBeInTheDocument()
  expect(Part.isHere()).toBe(true)
})

// An empty search showed nothing at all; and after a second failure the file was not asked for again.
it('leaves its place to something else where its file could not be had, until it can', async () => {
  const load = jest.fn(async () => Written)
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  const Part = lazyPart(load)
  const { rerender } = await act(async () => render(<Part text="none" otherwise="Try again" />))
  expect(screen.getByText('Try again')).toBeInTheDocument()
  await act(async () => rerender(<Part text="one" otherwise="Try again" />))
  expect(screen.getByText('Try again')).toBeInTheDocument()
  await act(async () => rerender(<Part text="two" otherwise="Try again" />))
  expect(screen.getByText('Beside: two')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})
