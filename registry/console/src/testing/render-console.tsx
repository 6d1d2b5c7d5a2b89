import { jest } from '@jest/globals'
import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import { mockApiResponse, setUpUser } from '@jobspan/shared-kit/testing'
import { configure, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Console } from '../console.tsx'
import { createConsolePlatform } from '../console-platform.ts'

/** The origin that `mockApiResponse` answers for. */
const origin = 'http://api.test'

export const asPerson = (person: Person | null, oidc: string | null = null) =>
  mockApiResponse('GET', '/v1/me', { data: { person, token: null, oidc } })

/** The screen of these tests: room for the matrix, or a phone. */
export const setScreen = (width: 'wide' | 'phone') => {
  window.matchMedia = jest.fn((media: string) => ({
    media,
    matches: width === 'wide' && media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
}

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

let address = ''

function Address() {
  const { pathname, search } = useLocation()
  address = `${pathname}${search}`
  return null
}

/** The whole console at an address, over whatever the pretended registry answers. `at()` is where it has gone since. */
export const renderConsole = async (path: string) => {
  const platform = await createConsolePlatform({ origin, brand: 'Jobspan', retry: false })
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Console platform={platform} />
      <Address />
    </MemoryRouter>,
  )
  return { ...view, platform, user: setUpUser(), at: () => address }
}
