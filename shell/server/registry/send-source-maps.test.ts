import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { putShellMaps } from '@jobspan/shared-kit/contracts/registry/releases'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { sendSourceMaps } from './send-source-maps.ts'

let registry: FastifyInstance
let dist: string
let asked: string[]
let answer: (method: string) => { status?: number; known: boolean }

beforeEach(async () => {
  asked = []
  dist = await mkdtemp(join(tmpdir(), 'shell-dist-'))
  await mkdir(join(dist, 'maps/web'), { recursive: true })
  await mkdir(join(dist, 'web'))
  await writeFile(join(dist, 'web/main.js'), 'main()')
  await writeFile(join(dist, 'web/texts-ar.js'), 'texts')
  await writeFile(join(dist, 'maps/web/main.js.map'), '{"version":3}')
  registry = Fastify()
  registry.route({
    method: ['GET', 'PUT'],
    url: '/v1/shells/s1/maps',
    handler: async ({ method, body, headers }, reply) => {
      asked.push(
        `${method} ${headers.authorization}${body ? ` ${JSON.stringify(z.parse(putShellMaps.body, body))}` : ''}`,
      )
      const { status = 200, known } = answer(method)
      return reply.code(status).send({ code: 0, message: '', data: { known } })
    },
  })
  await registry.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await registry.close()
  await rm(dist, { recursive: true })
})

const send = () =>
  sendSourceMaps({ origin: registry.listeningOrigin, token: async () => 't', build: 's1', dist, retryDelayMs: 5 })
const waitFor = async (count: number) => {
  while (asked.length < count) await turn()
  return asked
}
const put = `PUT Bearer t ${JSON.stringify({ files: [{ file: 'web/main.js', script: 'main()', map: '{"version":3}' }] })}`

it('sends each script with its map where the registry does not have them', async () => {
  answer = (method) => ({ known: method === 'PUT' })
  const stop = send()
  expect(await waitFor(2)).toEqual(['GET Bearer t', put])
  stop()
})

it('sends none where it has them', async () => {
  answer = () => ({ known: true })
  const stop = send()
  await waitFor(1)
  for (let count = 0; count < 50; count++) await turn()
  expect(asked).toEqual(['GET Bearer t'])
  stop()
})

it('tries again while the registry is away, and not where it refuses them', async () => {
  const statuses = [503, 200, 422]
  answer = () => ({ status: statuses[asked.length - 1] ?? 200, known: false })
  const stop = send()
  expect(await waitFor(3)).toEqual(['GET Bearer t', 'GET Bearer t', put])
  for (let count = 0; count < 50; count++) await turn()
  expect(asked).toHaveLength(3)
  stop()
})
