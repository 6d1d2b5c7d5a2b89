import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/** What the stand-in was sent. */
type ModelRequest = {
  path: string
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
  body: any
  /** When the caller let go of it, at the end of the answer or before. */
  closed: Promise<void>
}

/**
 * One answer. `pieces` are the parts of the text; all else is what can go wrong:
 * - `status`: an HTTP error
 * - `hangs`: no answer at all, or none after the pieces
 * - `cut`: the connection ends in the middle of the frame after the pieces
 * - `report`: an error within the stream
 * - `withoutDone`: the stream ends without `[DONE]`; with `finish` null also without a reason
 * - `raw`: bytes in the place of frames, each written on its own
 * - `isWhole`: one JSON in the place of a stream
 */
export type ModelAnswer = {
  pieces?: readonly string[]
  status?: number
  hangs?: boolean
  cut?: boolean
  report?: boolean
  withoutDone?: boolean
  finish?: string | null
  raw?: readonly (string | Uint8Array)[]
  isWhole?: boolean
  /** Before each piece. */
  delayMs?: number
  /** Of a picture: the bytes of the file. */
  image?: Buffer
  /** Comes before the piece of this index. */
  gates?: Readonly<Record<number, Promise<unknown>>>
}

export type StandInModel = {
  /** For `AI_URL` and `AI_IMAGE_URL`. */
  url: string
  requests: ModelRequest[]
  /** The next answers, the first one first; after them it answers by itself. */
  answers: ModelAnswer[]
  close: () => Promise<void>
}

const frame = (value: unknown): string => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
const chunk = (content: string | undefined, finish: string | null = null) => ({
  id: 'stand-in',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason: finish }],
})

/** What it says where nothing else was asked for: a text in pieces, or findings where JSON is wanted. */
const ownAnswer = (body: ModelRequest['body']): ModelAnswer => {
  if (body?.response_format === undefined || body.response_format === null)
    return { pieces: ['I bring ', 'order to ', 'work that ', 'others find ', 'hard to plan.'], delayMs: 20 }
  const items = [{ section: 'other', quote: null, advice: 'Say what changed because of your work.' }]
  return { pieces: [JSON.stringify({ items })] }
}

const plainPicture = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const part = () => 64 + Math.floor(Math.random() * 128)
  const background = { r: part(), g: part(), b: part() }
  return sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer()
}

const readBody = async (request: IncomingMessage): Promise<ModelRequest['body']> => {
  const chunks: Buffer[] = []
  for await (const part of request) chunks.push(part as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const writeStream = async (response: ServerResponse, answer: ModelAnswer): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
  if (answer.raw) {
    for (const bytes of answer.raw) {
      if (response.destroyed) return
      response.write(bytes)
      // On its own on the wire too.
      await sleep(5)
    }
    return void response.end()
  }
  for (const [index, piece] of (answer.pieces ?? []).entries()) {
    if (answer.delayMs) await sleep(answer.delayMs)
    await answer.gates?.[index]
    if (response.destroyed) return
    response.write(frame(chunk(piece)))
  }
  if (answer.hangs) return
  if (answer.cut) return void response.write('data: {"choices":[{"del', () => response.destroy())
  if (answer.report) return void response.end(frame({ error: { message: 'out of memory', code: 500 } }))
  if (answer.finish !== null) response.write(frame(chunk(undefined, answer.finish ?? 'stop')))
  response.end(answer.withoutDone ? '' : frame('[DONE]'))
}

const write = async (response: ServerResponse, path: string, answer: ModelAnswer): Promise<void> => {
  const json = (status: number, value: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (answer.status) return json(answer.status, { error: { message: 'refused' } })
  if (answer.hangs && !answer.pieces) return
  if (path.endsWith('/images/generations'))
    return json(200, { created: 0, data: [{ b64_json: (answer.image ?? (await plainPicture())).toString('base64') }] })
  if (answer.isWhole) {
    const message = { role: 'assistant', content: (answer.pieces ?? []).join('') }
    return json(200, { choices: [{ index: 0, message, finish_reason: 'stop' }] })
  }
  await writeStream(response, answer)
}

/**
 * A server that speaks the protocol of language and image models, for tests and for work by hand. By hand, on a port of one's choice:
 * `node api/src/ai/testing/stand-in-model.ts 11500`, and the site with `AI_URL=http://127.0.0.1:11500/v1 AI_MODEL=stand-in AI_NAME=Stand-in`.
 */
export const startStandInModel = async (port = 0): Promise<StandInModel> => {
  const requests: ModelRequest[] = []
  const answers: ModelAnswer[] = []
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    try {
      const body = await readBody(request)
      const path = request.url ?? ''
      requests.push({ path, headers: request.headers, body, closed })
      await write(response, path, answers.shift() ?? ownAnswer(body))
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startStandInModel(Number(process.argv[2] ?? 11_500))
  process.stdout.write(`${url}\n`)
}
