import { createReadStream, existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { startFaultProxy } from '../fault-proxy.ts'
import type { OneBundle } from './build-one-bundle.ts'

/** Rewrites a page of the shell's server so that it starts the one bundle. */
export const withOneBundle = (
  html: string,
  bundle: Pick<OneBundle, 'main' | 'integrity'>,
  files: readonly string[],
): string => {
  const nonce = /<script defer nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const hash = (file: string) => (bundle.integrity[file] ? ` integrity="${bundle.integrity[file]}"` : '')
  const preloads = [...bundle.main, ...files]
    .map(
      (file) =>
        `<link rel="preload" as="script" crossorigin="anonymous" nonce="${nonce}" href="/assets/${file}"${hash(file)}>`,
    )
    .join('')
  const main = bundle.main
    .map(
      (file) => `<script defer nonce="${nonce}" crossorigin="anonymous" src="/assets/${file}"${hash(file)}></script>`,
    )
    .join('')
  let isFirst = true
  // They stand where the others stood: how early scripts are asked for is no cost of federation.
  const instead = () => {
    const text = isFirst ? preloads : ''
    isFirst = false
    return text
  }
  return html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, instead)
    .replace(/(?:<script defer nonce="[^"]+"[^>]*><\/script>)+/, main)
}

const pageOf = (path: string): { page: string; remote: string } | undefined => {
  if (/^\/[a-z-]+\/job\/[^/]+$/.test(path)) return { page: 'job-page', remote: 'mf-job-detail' }
  if (/^\/[a-z-]+\/jobs-hiring\/[^/]+$/.test(path)) return { page: 'job-search-page', remote: 'mf-search' }
  return undefined
}

const serveFile = (bundle: OneBundle, url: string, response: ServerResponse): boolean => {
  const name = /^\/assets\/([\w.-]+\.js)$/.exec(url)?.[1]
  const file = name ? join(bundle.folder, name) : ''
  if (!name || !existsSync(file)) return false
  const packed = existsSync(`${file}.br`)
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  })
  createReadStream(packed ? `${file}.br` : file).pipe(response)
  return true
}

/**
 * Stands before the site and passes everything on. With a bundle it gives pages other scripts to start; without one it
 * changes nothing, so that the site with federation is measured through the same pipe.
 */
export const startProxy = (port: number, sitePort: number, bundle: OneBundle | undefined) =>
  startFaultProxy({
    port,
    upstream: sitePort,
    ...(bundle ? { serve: (path, response) => serveFile(bundle, path, response) } : {}),
    page: (html, path) => {
      const page = pageOf(path)
      const language = path.split('/')[1] ?? ''
      return bundle && page ? withOneBundle(html, bundle, bundle.filesFor(page.page, page.remote, language)) : html
    },
  })
