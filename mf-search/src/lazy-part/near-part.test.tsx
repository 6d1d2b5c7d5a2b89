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
