import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { z } from 'zod/mini'
import type { AiModel } from '../platform/settings/ai-settings.ts'
import { AiFailure } from './ai-failure.ts'
import { completeJson } from './complete-json.ts'
import { type Completion, streamCompletion } from './stream-completion.ts'
import { type ModelAnswer, type StandInModel, startStandInModel } from './testing/stand-in-model.ts'

let standIn: StandInModel
let model: AiModel
beforeAll(async () => {
  standIn = await startStandInModel()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.answers.length = 0
  standIn.requests.length = 0
  model = {
    url: new URL(`${standIn.url}/`),
    key: 'secret',
    model: 'small',
    name: 'Stand-in',
    limits: { firstPieceMs: 5_000, silenceMs: 5_000, totalMs: 10_000, answerMs: 10_000 },
  }
})

const question: Completion = { instructions: 'Write.', data: 'Facts', maxTokens: 50, temperature: 0 }
const never = new AbortController().signal

const read = async (answer: ModelAnswer, signal = never): Promise<string> => {
  standIn.answers.push(answer)
  let text = ''
  for await (const piece of streamCompletion(model, question, signal)) text += piece
  return text
}
const failure = (answer: ModelAnswer) => read(answer).then(String, (error) => error.reason ?? String(error))

test('asks as servers of models have in common', async () => {
  await read({ pieces: ['Hello'] })
  const [request] = standIn.requests
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer secret' },
    body: {
      model: 'small',
      stream: true,
      temperature: 0,
      seed: 1,
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: 'Facts' },
      ],
    },
  })
  expect(Object.keys(request?.body)).not.toContain('tools')
})

const bytes = Buffer.from(
  'data: {"choices":[{"delta":{"content":"会計"},"finish_reason":"stop"}]}\r\n\r\ndata: [DONE]\r\n\r\n',
)

test.each<[string, ModelAnswer, string]>([
  ['in pieces', { pieces: ['One ', 'two'] }, 'One two'],
  ['at once, from a server that does not stream', { isWhole: true, pieces: ['All of it'] }, 'All of it'],
  ['with a reason to end and without [DONE]', { pieces: ['Fine'], withoutDone: true }, 'Fine'],
  ['with [DONE] and without a reason', { pieces: ['Fine'], finish: null }, 'Fine'],
  [
    'byte by byte, through the middle of frames and letters',
    { raw: [...bytes].map((byte) => Uint8Array.of(byte)) },
    '会計',
  ],
  [
    'between comments, usage and thoughts',
    {
      raw: [
        ': waiting\n\n',
        'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n',
        'data: {"choices":[{"delta":{"content":"Yes"},"finish_reason":"length"}]}\n\n',
        'data: {"choices":[],"usage":{"total_tokens":3}}\n\ndata: [DONE]\n\n',
      ],
    },
    'Yes',
  ],
])('reads an answer %s', async (_, answer, text) => {
  expect(await read(answer)).toBe(text)
})

test.each<[string, ModelAnswer, string]>([
  ['an HTTP error', { status: 500 }, 'refused'],
  ['an error within the stream', { pieces: ['Half'], report: true }, 'reported'],
  ['an event of the kind error', { raw: ['event: error\ndata: oh\n\n'] }, 'reported'],
  ['a connection that ends in the middle of a frame', { pieces: ['Half'], cut: true }, 'broken'],
  [
    'a stream that ends with neither reason nor [DONE]',
    { pieces: ['Half'], withoutDone: true, finish: null },
    'broken',
  ],
  ['frames that are no JSON', { raw: ['data: {"choices": [\n\n'] }, 'broken'],
  ['frames of another protocol', { raw: ['data: {"choices":"none"}\n\n'] }, 'broken'],
  ['a frame without end', { raw: [`data: ${'x'.repeat(300_000)}`, 'x\n\n'] }, 'broken'],
  ['a text that was withheld', { pieces: [], finish: 'content_filter' }, 'unusable'],
])('takes %s for a failure', async (_, answer, reason) => {
  expect(await failure(answer)).toBe(reason)
})

test('takes a server that is not there for a failure', async () => {
  const gone = await startStandInModel()
  await gone.close()
  model = { ...model, url: new URL(`${gone.url}/`) }
  expect(await failure({})).toBe('unreachable')
})

// It may be another machine, which nobody consented to.
test('follows no redirect', async () => {
  const { createServer } = await import('node:http')
  const other = createServer((_, response) =>
    response.writeHead(307, { location: `${standIn.url}/chat/completions` }).end(),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  model = { ...model, url: new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`) }
  expect(await failure({})).toBe('unreachable')
  expect(standIn.requests).toEqual([])
  await new Promise((resolve) => other.close(resolve))
})

describe('a model that is slow', () => {
  test.each<[string, ModelAnswer, Partial<AiModel['limits']>]>([
    ['until its first piece', { hangs: true }, { firstPieceMs: 40 }],
    ['after a piece', { pieces: ['Half'], hangs: true }, { silenceMs: 40 }],
    ['in all', { pieces: Array.from({ length: 100 }, () => 'x'), delayMs: 20 }, { totalMs: 150 }],
  ])('%s is let go of', async (_, answer, limits) => {
    model = { ...model, limits: { ...model.limits, ...limits } }
    expect(await failure(answer)).toBe('slow')
    await standIn.requests[0]?.closed
  })

  test('comments do not make it quick', async () => {
    model = { ...model, limits: { ...model.limits, firstPieceMs: 60 } }
    expect(await failure({ raw: Array.from({ length: 100 }, () => ': still here\n\n') })).toBe('slow')
  })
})

test('a caller who leaves ends the call', async () => {
  const leaving = new AbortController()
  standIn.answers.push({ pieces: ['One'], hangs: true })
  const pieces = streamCompletion(model, question, leaving.signal)
  expect((await pieces.next()).value).toBe('One')
  const next = pieces.next()
  leaving.abort()
  await expect(next).rejects.toMatchObject({ name: 'AbortError' })
  await standIn.requests[0]?.closed
})

test('a caller who stops reading ends the call', async () => {
  standIn.answers.push({ pieces: ['One'], hangs: true })
  for await (const piece of streamCompletion(model, question, never)) if (piece) break
  await standIn.requests[0]?.closed
})

describe('JSON', () => {
  const schema = z.object({ items: z.array(z.string()) })
  const ask = (...answers: ModelAnswer[]) => {
    standIn.answers.push(...answers)
    return completeJson(model, question, schema, never)
  }

  test.each(['{"items":["a"]}', '```json\n{"items":["a"]}\n```', 'Here you are: {"items":["a"]}'])(
    'is read from %j',
    async (text) => {
      expect(await ask({ pieces: [text] })).toEqual({ items: ['a'] })
      expect(standIn.requests[0]?.body.response_format).toMatchObject({ type: 'json_schema' })
      expect(standIn.requests).toHaveLength(1)
    },
  )

  test.each<[string, ModelAnswer]>([
    ['nonsense', { pieces: ['I cannot do that.'] }],
    ['another shape', { pieces: ['{"items":[1]}'] }],
    ['a refusal of the schema', { status: 400 }],
  ])('is asked for once more, in words, after %s', async (_, first) => {
    expect(await ask(first, { pieces: ['{"items":[]}'] })).toEqual({ items: [] })
    expect(standIn.requests[1]?.body).not.toHaveProperty('response_format')
    expect(standIn.requests[1]?.body.messages[0].content).toContain('"items"')
  })

  test('is given up after the second', async () => {
    const answer = ask({ pieces: ['no'] }, { pieces: ['no'] })
    await expect(answer).rejects.toMatchObject({ reason: 'unusable' })
    await expect(answer).rejects.toBeInstanceOf(AiFailure)
    expect(standIn.requests).toHaveLength(2)
  })

  test('of a model that is asked twice comes within one time', async () => {
    model = { ...model, limits: { ...model.limits, answerMs: 60 } }
    await expect(ask({ pieces: ['no'] }, { hangs: true })).rejects.toMatchObject({ reason: 'slow' })
    await standIn.requests[1]?.closed
  })

  test('without end is not read to the end', async () => {
    await expect(ask({ pieces: Array.from({ length: 50 }, () => 'x'.repeat(1000)) })).rejects.toMatchObject({
      reason: 'unusable',
    })
  })
})
