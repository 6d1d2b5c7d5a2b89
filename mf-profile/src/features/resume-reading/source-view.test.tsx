import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { expectNoAxeViolations, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aDraft, aField, anItem } from '../../testing/draft-handlers.ts'
import { inEnglish } from '../../testing/handlers.ts'
import { SourceView } from './source-view.tsx'

const server = setupMockApi()

/** A PDF whose pages have these sizes, each with a black square on it, and with a letter that needs a map of characters. */
const aPdf = (sizes: readonly [width: number, height: number][], mapName?: string) => {
  const stream = `0 0 100 100 re f ${mapName ? 'BT /F1 12 Tf 72 400 Td <82a0> Tj ET' : ''}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${sizes.map((_, index) => `${6 + index} 0 R`).join(' ')}]/Count ${sizes.length}>>`,
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/Mincho/Encoding/${mapName}/DescendantFonts[5 0 R]>>`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Mincho/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>',
    ...sizes.map(
      ([width, height]) =>
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>`,
    ),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`
}

const sizes: [number, number][] = [
  [595, 842],
  [612, 792],
]
const line = (page: number, text: string): DraftSource => ({
  page,
  line: text,
  box: { left: 0.25, top: 0.5, width: 0.4, height: 0.02 },
})
const [first, second] = [line(1, 'Mei Tan'), line(2, 'Accountant, Harbour Works')]
const draft = aDraft({
  page_count: 2,
  sections: [
    {
      key: 'work_experiences',
      items: [anItem('work-1', [aField('job_title', { source: first }), aField('company_name', { source: second })])],
      remaining: 50,
    },
  ],
})

/** Lists are emptied once they are sent. What the pretended browser itself copies comes of other classes. */
const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]))
}

/** A port to the other side of the page's own pdf.js: the pretended browser has none. */
class Port {
  other: Port | undefined
  listeners = new Set<(event: { data: unknown }) => void>()
  start() {}
  close() {
    this.listeners.clear()
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listeners.add(listener)
  }
  postMessage(message: unknown) {
    const data = copy(message)
    queueMicrotask(() => {
      for (const listener of this.other?.listeners ?? []) listener({ data })
    })
  }
}
class Channel {
  port1 = new Port()
  port2 = new Port()
  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}

/** Says of everything on the page whether it is in view. */
let show: (isIntersecting: boolean) => void
/** The canvases that the square was painted on. */
const painted: HTMLCanvasElement[] = []

/** The pretended browser has neither layout nor paint. */
beforeEach(() => {
  const observers = new Set<(isIntersecting: boolean) => void>()
  show = (isIntersecting) =>
    act(() => {
      for (const report of observers) report(isIntersecting)
    })
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((
    callback: (entries: { isIntersecting: boolean }[]) => void,
  ) => {
    const report = (isIntersecting: boolean) => callback([{ isIntersecting }])
    return { observe: () => observers.add(report), disconnect: () => observers.delete(report) }
  }) as never)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  Object.assign(globalThis, { MessageChannel: Channel })
  painted.length = 0
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return new Proxy({} as Record<string, unknown>, {
      get: (target, name: string) => {
        if (name === 'canvas') return this
        if (name in target) return target[name]
        if (name === 'getTransform') return () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
        return () => {
          if (name === 'fill') painted.push(this)
        }
      },
    })
  } as never)
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Answers with the file, and says how often it was asked for. */
const fileIs = (answer: () => Response) => {
  const asked = jest.fn()
  server.use(
    http.get('http://localhost/api/jobseeker/resumes/9/file', () => {
      asked()
      return answer()
    }),
  )
  return asked
}
const pdfIs = (text: string) => fileIs(() => new HttpResponse(text))
const open = (active?: DraftSource) =>
  renderWithPlatform(<SourceView draft={draft} source={9} active={active} />, inEnglish)
const canvases = () => [...document.querySelectorAll('canvas')]
const drawing = () => screen.findByRole('img', { name: 'Page 2, drawn from the lines we read' })
const notice = "The pages can't be shown here. These are the lines we read from them."

describe('the file beside its draft', () => {
  it('is asked for once it is in view, and its pages are painted as they come into view', async () => {
    const asked = pdfIs(aPdf(sizes))
    await open()
    expect(screen.getAllByRole('status')).toHaveLength(1)
    expect(screen.getByText('Page 2')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    show(true)
    const page = await screen.findByRole('img', { name: 'Page 2' })
    expect(page.parentElement).toHaveStyle({ aspectRatio: String(612 / 792) })
    expect(canvases()).toEqual([])
    show(true)
    await waitFor(() => expect(canvases()).toHaveLength(2))
    expect(canvases().map(({ width, height }) => [width, height])).toEqual([
      [400, 566],
      [400, 518],
    ])
    expect(painted).toEqual(canvases())
    expect(asked).toHaveBeenCalledTimes(1)
    show(false)
    expect(canvases()).toEqual([])
    await expectNoAxeViolations()
  })

  // On a phone, who asked from the end of a long draft stood below the file, which then was never opened.
  it('shows where the asked line stands, also out of view, and says the lines that were read', async () => {
    pdfIs(aPdf(sizes))
    const { rerender } = await open(second)
    await screen.findByRole('img', { name: 'Page 2' })
    const mark = document.querySelector('[data-active]') as HTMLElement
    expect(mark.parentElement).toContainElement(screen.getByRole('img', { name: 'Page 2' }))
    expect(mark.style.insetInlineStart).toBe('calc(25% - 5px)')
    expect(mark.style.insetBlockStart).toBe('calc(50% - 5px)')
    expect(mark.parentElement).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('Mei Tan')).toBeInTheDocument()
    const scrolled = jest.mocked(Element.prototype.scrollIntoView).mockClear()
    rerender(<SourceView draft={draft} source={9} active={{ ...second }} />)
    expect(scrolled.mock.contexts).toEqual([mark])
  })

  it.each<[string, () => Response]>([
    ['is gone', () => new HttpResponse(null, { status: 404 })],
    ['is damaged', () => new HttpResponse('%PDF-1.7 and no more')],
    ['is too large', () => new HttpResponse(aPdf(sizes), { headers: { 'content-length': String(2 ** 30) } })],
    ['has text that needs a map which does not come', () => new HttpResponse(aPdf(sizes, '90ms-RKSJ-H'))],
    ['has text that needs a map which is not here', () => new HttpResponse(aPdf(sizes, 'KSC-EUC-H'))],
  ])('is drawn from the lines we read where it %s', async (_, answer) => {
    fileIs(answer)
    await open(second)
    show(true)
    await waitFor(() => {
      show(true)
      expect(screen.getByText(notice)).toBeVisible()
    })
    expect(await drawing()).toBeVisible()
    expect(document.querySelector('[data-active] text')).toHaveTextContent('Accountant, Harbour Works')
    expect(canvases()).toEqual([])
  })

  it('is no longer fetched once its reader has left', async () => {
    let left: AbortSignal | undefined
    server.use(
      http.get('http://localhost/api/jobseeker/resumes/9/file', ({ request }) => {
        left = request.signal
        return new Promise<never>(() => undefined)
      }),
    )
    const { unmount } = await open()
    show(true)
    await waitFor(() => expect(left?.aborted).toBe(false))
    unmount()
    expect(left?.aborted).toBe(true)
  })

  it('is not asked for where it is no PDF: the lines are listed', async () => {
    const asked = pdfIs('')
    const word = anItem('work-1', [aField('job_title', { source: { page: null, line: 'Accountant', box: null } })])
    const sections = [{ key: 'work_experiences' as const, items: [word], remaining: 50 }]
    const lines = aDraft({ kind: 'docx', page_count: null, sections })
    await renderWithPlatform(<SourceView draft={lines} source={9} active={undefined} />, inEnglish)
    show(true)
    expect(screen.getByText('Accountant')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})
