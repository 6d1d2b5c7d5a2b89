import { describe, expect, it } from '@jest/globals'
import { readRedirect } from './read-redirect.ts'

const known = (path: string) => path === '/' || path.startsWith('/job/') || path.startsWith('/jobs-hiring/')
const read = (value: string | null) => readRedirect(value, 'en-us', known)

describe('a redirect that came with an address', () => {
  it.each([
    ['/en-us/job/cook-7', '/en-us/job/cook-7'],
    ['/ar/jobs-hiring/cook-jobs?page=2', '/ar/jobs-hiring/cook-jobs?page=2'],
    ['/job/cook-7', '/en-us/job/cook-7'],
    ['/ja', '/ja'],
  ])('leads to own pages: %s', (value, expected) => {
    expect(read(value)).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/job/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/en-us//evil.example',
    '/en-us/%2f%2fevil.example',
    '/job/%5c..%5cx',
    '/job/x%00',
    'javascript:alert(1)',
    'data:text/html,x',
    '/en-us/unknown',
    '/api/auth/log-out',
    '/en-us/job/../../api/x',
    '@evil.example',
    'evil.example',
    '',
    `/job/${'x'.repeat(2001)}`,
  ])('refuses %j', (value) => {
    expect(read(value)).toBeUndefined()
  })

  it('refuses nothing at all', () => {
    expect(read(null)).toBeUndefined()
  })
})
