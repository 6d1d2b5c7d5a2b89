import { afterEach } from '@jest/globals'
import { cleanup } from '@testing-library/react'

// The library does both by itself where it is loaded anew for each suite; here all suites of a process share it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
