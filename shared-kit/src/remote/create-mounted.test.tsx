import { expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createApp, h, reactive } from 'vue'
import { createMounted, type Mount } from './create-mounted.tsx'

type Props = { points: number; onMore(): void }

// What a squad's bundler defines.
Object.assign(globalThis, {
  __VUE_OPTIONS_API__: false,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
})

/** As a squad that works with Vue would write it: properties are a reactive object, which later ones are assigned to. */
const mountPoints: Mount<Props> = (element, platform, props) => {
  const state = reactive({ ...props })
  const app = createApp({
    render: () => [
      h('p', `${state.points} points in ${platform.locale.country}`),
      h('button', { onClick: () => state.onMore() }, 'More'),
    ],
  })
  app.mount(element)
  return { update: (next) => Object.assign(state, next), unmount: () => app.unmount() }
}

const Points = createMounted(mountPoints)

function Page() {
  const [points, setPoints] = useState(7)
  return points < 9 && <Points points={points} onMore={() => setPoints(points + 1)} />
}

it('shows a component of Vue with the platform, gives it later properties, and takes it away', async () => {
  const { user } = await renderWithPlatform(<Page />)
  const paragraph = await screen.findByText('7 points in sg')
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('8 points in sg')).toBe(paragraph)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(document.body).not.toHaveTextContent('points')
})
