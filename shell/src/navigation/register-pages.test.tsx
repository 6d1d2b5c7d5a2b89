import { afterEach, expect, it } from '@jest/globals'
import { checkActivityFunctions } from 'single-spa'
import { createHistory } from './history.ts'
import { registerPages } from './register-pages.tsx'

const routes = ['/jobs', '/job'].map((path) => ({ path, access: 'public', remote: 'mf-search' }))

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

// Back showed the list again, and Forward came before single-spa had looked at the address: for it the job's page had never been left. It was not
// unmounted, what came for it in between had been dropped, and the list stood at the address of the job for good.
it('leaves a page for the one that a navigation is on its way to, also where the browser is a step ahead', () => {
  document.body.append(Object.assign(document.createElement('main'), { id: 'page' }))
  window.history.replaceState(null, '', '/en-us/jobs')
  const history = createHistory()
  registerPages({
    activeRemotes: { routes: () => routes },
    loader: {
      match: (href: string) => {
        const route = routes.find(({ path }) => href === `/en-us${path}`)
        return route && { route, params: {} }
      },
    },
    history,
    bootPage: { state: 'skeleton' },
    telemetry: {},
  } as unknown as Parameters<typeof registerPages>[0])
  const activePages = () => checkActivityFunctions(window.location)
  window.history.pushState(null, '', '/en-us/job')
  expect(activePages()).toEqual(['mf-search /jobs'])
  history.syncLocation()
  expect(activePages()).toEqual(['mf-search /job'])
})
