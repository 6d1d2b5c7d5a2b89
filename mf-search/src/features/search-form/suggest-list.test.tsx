import { afterEach, expect, it, jest } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { handlers, inEnglish } from '../../testing/fixtures.ts'
import { SuggestList } from './suggest-list.tsx'
import type { SuggestListProps } from './suggest-list-props.ts'

const server = setupMockApi(handlers.options)

/** The list, which the focus finds before it listens. */
const FocusedMeanwhile = ({ input, onPick }: Pick<SuggestListProps, 'input' | 'onPick'>) => {
  useLayoutEffect(() => input.focus(), [input])
  return (
    <SuggestList
      kind="place"
      input={input}
      text=""
      hasTyped={false}
      country={null}
      label="Location"
      onPick={onPick}
      onComboboxChange={() => undefined}
    />
  )
}

const renderList = async (onPick: SuggestListProps['onPick'] = () => undefined) => {
  const input = document.createElement('input')
  document.body.append(input)
  return { input, ...(await renderWithPlatform(<FocusedMeanwhile input={input} onPick={onPick} />, inEnglish)) }
}

/** A browser that is in the middle of Singapore, or does not say where it is. */
const browserIs = (at: { latitude: number; longitude: number } | 'refusing') => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, refused) =>
    at === 'refusing' ? refused?.({} as GeolocationPositionError) : found({ coords: at } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

// The list was fetched when the pointer came to the field; a focus that came before it listened was never learnt of.
it('learns of a focus that comes while it is being mounted', async () => {
  const { input } = await renderList()
  expect(await screen.findByRole('option', { name: 'Orchard' })).toBeVisible()
  input.remove()
})

it('offers the place where one is, and asks the browser only when that is picked', async () => {
  browserIs({ latitude: 1.283934, longitude: 103.851442 })
  const asked: string[] = []
  server.use(
    mockApiResponse('GET', '/api/data/geo-location', ({ url }) => {
      asked.push(new URL(url).search)
      return { data: { location: { id: 1, value: 'Orchard', country: 'sg', distance_km: 2 } } }
    }),
  )
  const onPick = jest.fn()
  const { user, input } = await renderList(onPick)
  await user.click(await screen.findByRole('option', { name: 'Use my location' }))
  await waitFor(() => expect(onPick).toHaveBeenCalledWith({ location: 'Orchard', isDraft: false }))
  // About a kilometre, which says nobody's house.
  expect(asked).toEqual(['?latitude=1.28&longitude=103.85'])
  input.remove()
})

it('says so where the browser does not tell where it is, or no place is near', async () => {
  browserIs('refusing')
  const onPick = jest.fn()
  const { user, input, platform } = await renderList(onPick)
  const near = await screen.findByRole('option', { name: 'Use my location' })
  await user.click(near)
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^We couldn't get/), 'error'))
  browserIs({ latitude: 0, longitude: 0 })
  server.use(mockApiResponse('GET', '/api/data/geo-location', { data: { location: null } }))
  await user.click(near)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^We have no locations/), 'error'),
  )
  expect(onPick).not.toHaveBeenCalled()
  input.remove()
})
