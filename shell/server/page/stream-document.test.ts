import { expect, it, jest } from '@jest/globals'
import { streamDocument } from './stream-document.ts'

const root = (html: string) => ({ html, styles: '' })

/** What is in each chunk of a document whose page is there after some milliseconds. */
const stream = async (milliseconds: number): Promise<string[]> => {
  jest.useFakeTimers()
  const locale = { language: 'ja', country: 'jp', direction: 'ltr', intl: 'ja-JP', currency: 'JPY' } as const
  const page = new Promise((resolve) => setTimeout(() => resolve({ root: root('PAGE'), state: {} }), milliseconds))
  const chunks: string[] = []
  const reading = (async () => {
    const input = {
      site: {
        env: { BRAND_NAME: 'Jobspan', NODE_ENV: 'development' },
        frame: { siteCss: '' },
        build: { main: [], integrity: {} },
      },
      frame: { skipText: '', header: () => root('HEADER'), footer: () => root(''), state: () => ({}) },
      content: { head: { title: '' }, status: 200, render: () => page },
      path: '/',
      badges: [],
      build: { main: [], integrity: {} },
      scripts: 'SCRIPTS',
      contributionPreloads: () => '',
      boot: { locale },
    }
    for await (const chunk of streamDocument(input as never)) chunks.push(chunk)
  })()
  await jest.advanceTimersByTimeAsync(milliseconds + 1)
  await reading
  jest.useRealTimers()
  return chunks.map((chunk) => (chunk.match(/HEADER|SCRIPTS|PAGE/g) ?? []).join(' '))
}

it('sends the header ahead of a page that is late, and what asks for scripts with it', async () => {
  expect(await stream(50)).toEqual(['HEADER', 'PAGE SCRIPTS'])
  expect(await stream(200)).toEqual(['HEADER', 'SCRIPTS', 'PAGE'])
})
