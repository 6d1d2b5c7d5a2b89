import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { loadParts } from './lazy-part.tsx'
import { nearPart } from './near-part.tsx'

let comeNear: () => void = () => undefined
const observe = jest.fn()
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => listener([{ isIntersecting: true }])
    }
    observe = observe
    disconnect() {}
  } as never
})

const Written = () => <p>Written by the server</p>

// The home page fetched the code of all that stands far below its first screen, before anybody had seen it; and of what stands near it, before
// anybody had touched the page.
it('keeps what the server wrote, and fetches its code once the visitor has touched the page and is near', async () => {
  const OnServer = nearPart(async () => Written, 10)
  await loadParts()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<OnServer />)
  const written = screen.getByText('Written by the server')

  const load = jest.fn(async () => Written)
  const Part = nearPart(load, 10)
  const root = await act(async () => hydrateRoot(container, <Part />))
  await act(async () => root.render(<Part />))
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('Written by the server')).toBe(written)
  expect(observe).not.toHaveBeenCalled()
  fireEvent.scroll(window)
  await waitFor(() => expect(observe).toHaveBeenCalled())
  await act(async () => comeNear())
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Written by the server')).toBe(written)
})

// On a busy machine a file did not come in time. React was told to show nothing there, and reported that the server's markup differs (error 418).
it('keeps what the server wrote where its code could not be had', async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = '<div><!--$--><p>Written by the server</p><!--/$--></div>'
  const load = jest.fn(async () => Promise.reject(new Error('lost')))
  const Part = nearPart(load, 10)
  const problems: unknown[] = []
  await act(async () => hydrateRoot(container, <Part />, { onRecoverableError: (error) => problems.push(error) }))
  fireEvent.scroll(window)
  await waitFor(() => expect(observe).toHaveBeenCalled())
  await act(async () => comeNear())
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Written by the server')).toBeVisible()
  expect(problems).toEqual([])
})
