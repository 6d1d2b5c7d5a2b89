import { expect, test } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { useSearchParams } from './use-search-params.ts'

const Tabs = () => {
  const [params, setParams] = useSearchParams()
  return (
    <button
      type="button"
      onClick={() =>
        setParams(
          (before) => {
            before.set('tab', '2')
            return before
          },
          { replace: true },
        )
      }
    >
      {params.get('tab')}
    </button>
  )
}

test('the query of the address is read, and set on the same page', async () => {
  const { platform, user } = await renderWithPlatform(<Tabs />, { path: '/job/cook-7?tab=1&q=a' })
  await user.click(screen.getByRole('button', { name: '1' }))
  expect(platform.navigate).toHaveBeenCalledWith('/job/cook-7?tab=2&q=a', { replace: true })
})
