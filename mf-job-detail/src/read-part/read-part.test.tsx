import { expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { readPart } from './read-part.tsx'

const Pay = ({ job }: { job: string }) => <p>What {job} pays</p>

// Every visit to a job loaded what stands at the end of its page, before anybody had read as far.
it('keeps what the server wrote until the visitor reads', async () => {
  const load = jest.fn(async () => Pay)
  const Part = readPart(load)
  const container = document.createElement('div')
  document.body.append(container)
  // What the server writes of a boundary that is whole.
  container.innerHTML = '<!--$--><p>What <!-- -->nurse<!-- --> pays</p><!--/$-->'
  const written = container.querySelector('p')
  await act(async () => void hydrateRoot(container, <Part job="nurse" />))
  expect(load).not.toHaveBeenCalled()
  expect(container.querySelector('p')).toBe(written)
  await act(async () => void fireEvent.scroll(window))
  expect(load).toHaveBeenCalledTimes(1)
  expect(container.querySelector('p')).toBe(written)
})

it('comes at once where the browser opens the page', async () => {
  const Part = readPart(async () => Pay)
  await act(async () => void render(<Part job="cook" />))
  expect(screen.getByText('What cook pays')).toBeVisible()
})
