import { it } from '@jest/globals'
import { sampleOf } from '@jobspan/shared-kit/design/gallery'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act } from '@testing-library/react'
import { AccountDemo } from './account.demo.tsx'

it('stands up to axe in every state', async () => {
  await act(() => renderWithPlatform(<AccountDemo sample={sampleOf('en-us')} />))
  await expectNoAxeViolations()
})
