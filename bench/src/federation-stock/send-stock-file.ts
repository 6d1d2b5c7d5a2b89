import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Sends a file of the stock build as a static host would: what has a hash in its name is kept for ever; manifest and entry,
 * whose names stay from release to release, are asked for again each time. False where there is no such file.
 */
export const sendStockFile = (
  folder: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const file = join(folder, normalize(`/${name}`))
  if (!existsSync(file)) return false
  const packed = existsSync(`${file}.br`)
  const body = readFileSync(packed ? `${file}.br` : file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  const isHashed = /\.[0-9a-f]{8,}\.\w+$/.test(name)
  const headers = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    etag,
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return true
  }
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  response.end(body)
  return true
}
