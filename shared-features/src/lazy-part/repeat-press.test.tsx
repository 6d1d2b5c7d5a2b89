import { afterEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { notePresses, repeatPress } from './repeat-press.ts'

const onPress = jest.fn()
const Button = ({ name }: { name: string }) => (
  <button type="button" onClick={() => onPress(name)}>
    {name}
  </button>
)

const createPart = (name: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const code = repeatPress(promise)
  const Part = lazy(() => code.then(() => ({ default: Button })))
  const load = async () => {
    await act(async () => resolve())
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  return { Part, load, press: () => fireEvent.click(screen.getByText(name)) }
}

const openPage = async () => {
  jest.useFakeTimers()
  notePresses()
  const [filters, alert] = [createPart('Filters'), createPart('Alert')]
  const button = (name: string) => `<!--$--><button type="button">${name}</button><!--/$-->`
  document.body.innerHTML = `<div>${button('Filters')}${button('Alert')}</div>`
  const hydrate = () =>
    act(async () =>
      hydrateRoot(
        document.querySelector('div') as HTMLElement,
        <>
          <Suspense>
            <filters.Part name="Filters" />
          </Suspense>
          <Suspense>
            <alert.Part name="Alert" />
          </Suspense>
        </>,
      ),
    )
  return { filters, alert, hydrate }
}
afterEach(() => {
  jest.useRealTimers()
  onPress.mockClear()
  document.body.replaceChildren()
})

// The filters and the alert button wait at once. The first file that came ended the noting of presses for both, and dropped what was pressed.
it('keeps a press until its own code has come, and does it once', async () => {
  const { filters, alert, hydrate } = await openPage()
  await hydrate()
  alert.press()
  await filters.load()
  expect(onPress).not.toHaveBeenCalled()
  await alert.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})

it('keeps a press from before React began', async () => {
  const { alert, hydrate } = await openPage()
  alert.press()
  await hydrate()
  await alert.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})

// A press that had React take the button over was done, and was done again when the code of another part came.
it('does not repeat a press that is done', async () => {
  const { filters, alert, hydrate } = await openPage()
  await alert.load()
  await hydrate()
  alert.press()
  await filters.load()
  expect(onPress.mock.calls).toEqual([['Alert']])
})
