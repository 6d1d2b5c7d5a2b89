import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createLazyModule } from './create-lazy-module.ts'

type Module = { word: string }

const lazy = createLazyModule(async (): Promise<Module> => ({ word: 'here' }))
const Wanted = ({ wanted }: { wanted: boolean }) => <p>{lazy.useWhen(wanted)?.word ?? 'nothing'}</p>

const needed = createLazyModule(async (): Promise<Module> => ({ word: 'here' }))
const Needed = () => <p>{needed.useModule().word}</p>

const given = createLazyModule((): Promise<Module> => new Promise(() => undefined))
given.provide({ word: 'given' })
const Given = () => <p>{given.useModule().word}</p>

test('the file is fetched once, and again where that failed', async () => {
  const fetchFile = jest.fn<() => Promise<Module>>().mockRejectedValueOnce(new Error('offline'))
  fetchFile.mockResolvedValue({ word: 'here' })
  const once = createLazyModule(fetchFile)
  await expect(once.load()).rejects.toThrow('offline')
  expect(await Promise.all([once.load(), once.load()])).toEqual([{ word: 'here' }, { word: 'here' }])
  expect(fetchFile).toHaveBeenCalledTimes(2)
  // What is here stays.
  once.forget()
  await once.load()
  expect(fetchFile).toHaveBeenCalledTimes(2)
})

test('a component has it from the moment that it is wanted', async () => {
  const { rerender } = render(<Wanted wanted={false} />)
  expect(screen.getByText('nothing')).toBeVisible()
  rerender(<Wanted wanted />)
  expect(await screen.findByText('here')).toBeVisible()
})

test('a component that needs it waits, and who was given it does not', async () => {
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Needed />
      </Suspense>,
    )
  })
  expect(screen.getByText('here')).toBeVisible()
  render(<Given />)
  expect(screen.getByText('given')).toBeVisible()
})
