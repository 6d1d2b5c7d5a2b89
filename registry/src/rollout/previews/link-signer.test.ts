import { expect, test } from '@jest/globals'
import { previewPath } from './link-signer.ts'

const pages = (...paths: string[]) => ({ pages: paths.map((path) => ({ path, access: 'public' as const, files: [] })) })

test('a preview link leads to a page of the remote that opens without an id, else to the first page', () => {
  expect(previewPath(pages('/job/:slug', '/companies'), true)).toBe('/companies')
  expect(previewPath(pages('/job/:slug'), true)).toBe('/')
})

// The preview of the job page, off, was the first page of the site, where nothing of the loss is seen.
test('what is off is seen at any of its addresses', () => {
  expect(previewPath(pages('/job/:slug'), false)).toBe('/job/preview')
})
