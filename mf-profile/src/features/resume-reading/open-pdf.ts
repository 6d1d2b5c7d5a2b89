import { maxResumeBytes } from '@jobspan/shared-features/resumes/resume-file'
import { maxResumePages } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfDataFiles } from './pdf-data-files.ts'

/** A page as its file has it, in its own units. */
export type PdfPage = {
  width: number
  height: number
  /** Paints the page on a canvas so many pixels wide. Throws what `signal` was aborted with. */
  paint: (pixelWidth: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  /** Forgets what was kept to paint the page again. */
  free: () => void
}

/** Browsers of phones refuse larger canvases. */
const maxPixels = 16_000_000

const fetchBytes = async (path: string, signal: AbortSignal): Promise<Uint8Array> => {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`The file was not sent: ${response.status}`)
  if (Number(response.headers.get('content-length')) > maxResumeBytes) throw new Error('The file is too large')
  return new Uint8Array(await response.arrayBuffer())
}

/** Gives pdf.js the data files that are bundled. Without a map the text that needs it stays white, which is told. */
const createDataFactory = (signal: AbortSignal, onIncomplete: () => void) =>
  class {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      try {
        const address = pdfDataFiles[filename]
        if (address === undefined) throw new Error(`${filename} is not bundled`)
        return await fetchBytes(address, signal)
      } catch (error) {
        if (kind === 'cMapUrl' && !signal.aborted) onIncomplete()
        throw error
      }
    }
  }

/**
 * pdf.js in this page, without a Worker: files of a release may come from another origin, of which a page makes no Worker. The two halves of the
 * library speak through a channel.
 */
const startPdfJs = async (signal: AbortSignal) => {
  const [{ getDocument, PDFWorker }, { WorkerMessageHandler }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  signal.throwIfAborted()
  const { port1, port2 } = new MessageChannel()
  port1.start()
  port2.start()
  WorkerMessageHandler.initializeFromPort(port1)
  // The types know no port but null; of a Worker the library uses what a port has, too.
  const worker: PDFWorker = new PDFWorker({ port: port2 as unknown as null, verbosity: 0 })
  const stop = () => {
    worker.destroy()
    port1.close()
  }
  return { getDocument, worker, stop }
}

const toPdfPage = (page: PDFPageProxy): PdfPage => {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    paint: async (pixelWidth, signal) => {
      signal.throwIfAborted()
      const scale = Math.min(pixelWidth / width, Math.sqrt(maxPixels / (width * height)))
      const viewport = page.getViewport({ scale })
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(viewport.width))
      canvas.height = Math.max(1, Math.round(viewport.height))
      const task = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => task.cancel(), { once: true })
      await task.promise
      return canvas
    },
    free: () => void page.cleanup(),
  }
}

/**
 * Opens a PDF and answers its pages. What it took is given back when `signal` is aborted. `onIncomplete` is called where a page cannot be shown
 * as it is. Throws where the file does not come, is damaged or has a password.
 */
export const openPdf = async (path: string, signal: AbortSignal, onIncomplete: () => void): Promise<PdfPage[]> => {
  const [data, { getDocument, worker, stop }] = await Promise.all([fetchBytes(path, signal), startPdfJs(signal)])
  signal.throwIfAborted()
  const task = getDocument({
    data,
    worker,
    // Neither is allowed by the policy of the page, nor needed.
    useWasm: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: createDataFactory(signal, onIncomplete),
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy().finally(stop), { once: true })
  const document = await task.promise
  const numbers = Array.from({ length: Math.min(document.numPages, maxResumePages) }, (_, index) => index + 1)
  return Promise.all(numbers.map(async (number) => toPdfPage(await document.getPage(number))))
}
