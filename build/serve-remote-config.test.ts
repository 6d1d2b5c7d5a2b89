import { expect, it } from '@jest/globals'
import { readPort } from './serve-remote-config.ts'

// PORT was passed over, and the server came up where nobody looked for it.
it.each([
  [{}, { name: 'REMOTE_PORT', port: 4001 }],
  [{ PORT: '5005' }, { name: 'PORT', port: 5005 }],
  [
    { PORT: '3000', REMOTE_PORT: '4002' },
    { name: 'REMOTE_PORT', port: 4002 },
  ],
  [{ PORT: '' }, { name: 'REMOTE_PORT', port: 4001 }],
])('listens on the port of %j', (env, expected) => {
  expect(readPort(env)).toEqual(expected)
})

it.each(['eighty', '0', '70000', '80.5'])('refuses PORT=%s by its name', (PORT) => {
  expect(() => readPort({ PORT })).toThrow('PORT: must be a port, 1 to 65535')
})
