import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { lazyPart } from './lazy-part.tsx'

const Written = () => <p>Written by the server</p>
const Code = ({ url }: { url: string }) => <p>Code of {url}</p>

// Guests who opened the page of invitations loaded the forms of members, and reached the bound of a page's scripts.
it('keeps what the server wrote until its file is there', async () => {
  const file = Promise.withResolvers<typeof Written>()
  const Part = lazyPart(() => file.promise, 'wait')
  const container = document.createElement('div')
  document.body.append(container)
  // What the server writes of a boundary that is whole.
  container.innerHTML = '<!--$--><p>Written by the server</p><!--/$-->'
  const written = container.querySelector('p')
  const root = await act(async () => hydrateRoot(container, <Part />))
  await act(async () => root.render(<Part />))
  expect(container.querySelector('p')).toBe(written)
  await act(async () => file.resolve(Written))
  expect(container.querySelector('p')).toBe(written)
  container.remove()
})

// The QR code of a link, which takes the link, was never there where its file did not come.
it('can be asked for again where its file does not come', async () => {
  const load = jest.fn(async () => Code).mockRejectedValueOnce(new Error('no connection'))
  const Part = lazyPart(load, 'wait')
  await act(() => renderWithPlatform(<Part url="/invite/abc" />))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByText('Code of /invite/abc')).toBeVisible()
})
