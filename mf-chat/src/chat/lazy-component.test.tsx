import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { lazyComponent } from './lazy-component.tsx'

const Month = ({ day }: { day: string }) => <p>Interviews of {day}</p>

// Without a connection, the view of a month showed grey lines for ever.
it('can be asked for again where its file does not come', async () => {
  const load = jest.fn(async () => Month).mockRejectedValueOnce(new Error('no connection'))
  const LazyMonth = lazyComponent(load, 'wait')
  await act(() => renderWithPlatform(<LazyMonth day="2026-12-01" />))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByText('Interviews of 2026-12-01')).toBeVisible()
})
