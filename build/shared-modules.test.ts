import { expect, it } from '@jest/globals'
import { createConsumedModules } from './shared-modules.ts'

// A remote that was being developed could not be seen inside a deployed site: nobody there shares what its JSX was compiled to.
it('takes all shared modules from the page but for the one that only development has', () => {
  const own = Object.entries(createConsumedModules('web')).filter(([, module]) => !('import' in module))
  expect(own.map(([name]) => name)).toEqual(['react/jsx-dev-runtime'])
})
