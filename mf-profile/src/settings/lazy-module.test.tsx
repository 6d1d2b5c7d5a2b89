import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { LazyModule } from './lazy-module.tsx'

const editor = { name: 'The editor' }
const open = (load: () => Promise<typeof editor>) =>
  act(() => renderWithPlatform(<LazyModule load={load}>{({ name }) => <p>{name}</p>}</LazyModule>, inEnglish))
const failOnce = () =>
  jest.fn<() => Promise<typeof editor>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(editor)

/** “Add a note”, pressed without a connection, showed an error that stayed once there was one again. */
it('says that it could not be fetched, and fetches it as soon as there is a connection', async () => {
  const load = failOnce()
  await open(load)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The editor')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})

it('is fetched again by the button', async () => {
  const { user } = await open(failOnce())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The editor')).toBeVisible()
})
