import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { notePresses, repeatPress } from './repeat-press.ts'

const onPress = jest.fn()
const Button = ({ name }: { name: string }) => (
  <button type="button" onClick={() => onPress(name)}>
    {name}
  </button>
)

/** A button whose code is waited for from when React renders it. */
const createPart = () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Button }>()
  const Part = lazy(() => repeatPress(promise))
  const load = async () => {
    await act(async () => resolve({ default: Button }))
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  return { Part, load }
}

const hydrate = (filters: ReactNode, alert: ReactNode) =>
  hydrateRoot(
    document.querySelector('div') as HTMLElement,
    <>
      <Suspense>{filters}</Suspense>
      <Suspense>{alert}</Suspense>
    </>,
  )
const press = (name: string) => fireEvent.click(screen.getByText(name))

beforeEach(() => {
  jest.useFakeTimers()
  notePresses()
  const button = (name: string) => `<!--$--><button type="button">${name}</button><!--/$-->`
  document.body.innerHTML = `<div>${button('Filters')}${button('Alert')}</div>`
})
afterEach(() => {
  jest.useRealTimers()
  onPress.mockClear()
  document.body.replaceChildren()
})

// The filters and the alert button wait at once. The first file that came ended the noting of presses for both, and dropped what was pressed.
it('keeps a press until its own code has come, and does it once', async () => {
  const [filters, alert] = [createPart(), createPart()]
  await act(async () => hydrate(<filters.Part name="Filters" />, <alert.Part name="Alert" />))
  press('Alert')
  await filters.load()
  expect(onPress).not.toHaveBeenCalled()
  await alert.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})

// What was pressed on a page of the server before React began did nothing.
it('keeps a press from before React began', async () => {
  const alert = createPart()
  press('Alert')
  await act(async () => hydrate(<Button name="Filters" />, <alert.Part name="Alert" />))
  await alert.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})

it('does not repeat a press that has React take the button over at once', async () => {
  const filters = createPart()
  await act(async () => {
    hydrate(<filters.Part name="Filters" />, <Button name="Alert" />)
    press('Alert')
    expect(onPress).toHaveBeenCalledTimes(1)
  })
  await filters.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})
