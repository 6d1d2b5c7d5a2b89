import { expect, it } from '@jest/globals'
import { readEnv } from '../env.ts'
import { isAllowedBackend, parseBackendOrigin } from './backend-origins.ts'

it.each([
  ['https://rewards.example', 'https://rewards.example'],
  ['https://rewards.example:8443/', 'https://rewards.example:8443'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['https://*.squads.example', 'https://*.squads.example'],
  ['https://*.com', undefined],
  ['https://*', undefined],
  ['https://a.*.example', undefined],
  ['https://user@rewards.example', undefined],
  ['https://rewards.example/path', undefined],
  ['ftp://rewards.example', undefined],
  ['rewards.example', undefined],
])('reads %s as %s', (text, origin) => expect(parseBackendOrigin(text)).toBe(origin))

it.each([
  ['https://rewards.example', true],
  ['https://rewards.example:444', false],
  ['http://rewards.example', false],
  ['https://a.squads.example', true],
  ['https://b.a.squads.example', true],
  ['https://squads.example', false],
  ['https://.squads.example', false],
  ['https://evilsquads.example', false],
  ['https://a.squads.example.evil', false],
  ['http://a.squads.example', false],
])('%s may be called: %s', (origin, isAllowed) =>
  expect(isAllowedBackend(origin, ['https://rewards.example', 'https://*.squads.example'])).toBe(isAllowed),
)

it('names the entry that is wrong when the shell starts', () =>
  expect(() => readEnv({ BACKEND_ORIGINS: 'https://a.example, nothing' })).toThrow('BACKEND_ORIGINS'))
