import { existsSync } from 'node:fs'
import { join } from 'node:path'
import httpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

const immutable = { maxAge: '365d', immutable: true, preCompressed: true, index: false, decorateReply: false } as const
const file = /^\/([a-z][a-z0-9-]*)\/([a-zA-Z0-9][a-zA-Z0-9._-]*)\/([a-zA-Z0-9][a-zA-Z0-9._/-]*)$/

type Settings = {
  /** Folder of the release store. */
  store: string
  /** Folder of the shell's own browser files. */
  assets: string
  devServers: Env['DEV_SERVERS']
}

/**
 * Serves the shell's own files and the browsers' part of the release store. `/remotes/_r1/…` to `_r9` are the same files
 * under another address: a browser that has cached a bad answer can fetch them anew.
 */
export const serveFiles = async (app: FastifyInstance, { store, assets, devServers }: Settings): Promise<void> => {
  if (devServers.length > 0) {
    for (const { prefix, origin } of devServers) {
      await app.register(httpProxy, { upstream: origin, prefix, rewritePrefix: prefix })
    }
    return
  }
  await app.register(fastifyStatic, { ...immutable, root: assets, prefix: '/assets/', decorateReply: true })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/remotes/') || request.url.startsWith('/assets/')) {
      reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff')
    }
  })
  app.get('/remotes/*', async (request, reply) => {
    const path = `/${(request.params as { '*': string })['*']}`.replace(/^\/_r\d(?=\/)/, '')
    const match = file.exec(path)
    const [, name = '', build = '', rest = ''] = match ?? []
    const root = join(store, name, build, 'web')
    if (!match || rest.split('/').includes('..') || !existsSync(join(root, rest))) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
    }
    return reply.sendFile(rest, root, immutable)
  })
}
