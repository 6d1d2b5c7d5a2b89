import { gzipSync } from 'node:zlib'

/**
 * One attempt to hide a request inside another. `bytes` is what a client writes on a connection; `statuses` are the answers that are
 * right, `null` for a connection that ends without one.
 */
export type SmugglingAttempt = { name: string; bytes: Buffer; statuses: (number | null)[] }

/** Path and header that no server behind may ever see. */
export const hiddenPath = '/internal/hidden'
export const hiddenHeader = 'x-hidden'

const hidden = `POST ${hiddenPath} HTTP/1.1\r\nHost: a\r\n${hiddenHeader}: 1\r\nContent-Length: 0\r\n\r\n`
const refused = [400]

/**
 * The corpus: differences in how the end of a request is found (Content-Length, Transfer-Encoding, both, neither, encoded bodies),
 * in how lines and header names are read, in expectations, trailers and upgrades, and in how a target is normalised. `path` is a path
 * that the server passes on or serves; `host` is its own name. Sources: RFC 9112 section 11.2, and the published variants of each class.
 */
export const smugglingCorpus = (path: string, host: string): SmugglingAttempt[] => {
  const post = (name: string, headers: string[], body: string | Buffer, statuses: SmugglingAttempt['statuses']) => ({
    name,
    bytes: Buffer.concat([
      Buffer.from(`${[`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`, 'latin1'),
      Buffer.from(body),
    ]),
    statuses,
  })
  const raw = (name: string, text: string, statuses: SmugglingAttempt['statuses']) => ({
    name,
    bytes: Buffer.from(text, 'latin1'),
    statuses,
  })
  const get = (name: string, target: string, statuses: SmugglingAttempt['statuses']) =>
    raw(name, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, statuses)
  const text = 'Content-Type: text/plain'
  const chunks = `0\r\n\r\n${hidden}`
  const both = (name: string, transfer: string) =>
    post(name, [text, `Content-Length: ${chunks.length}`, transfer], chunks, refused)
  const inflated = gzipSync(Buffer.concat([Buffer.alloc(2000, 'x'), Buffer.from(hidden)]))
  const shrunk = gzipSync('x')
  const encoded = ['gzip', 'br', 'deflate', 'x-gzip', 'gzip, identity'].map((encoding) =>
    post(
      `a body in ${encoding} that is longer inflated`,
      [text, `Content-Encoding: ${encoding}`, `Content-Length: ${inflated.length}`],
      inflated,
      [415],
    ),
  )
  const transferOnly = [
    'xchunked',
    'chunked, identity',
    'gzip, chunked',
    'chunked, chunked',
    'identity',
    '\u000bchunked',
    'chunk',
  ].map((value) =>
    post(`Transfer-Encoding: ${JSON.stringify(value)}`, [text, `Transfer-Encoding: ${value}`], chunks, refused),
  )
  const lengths = ['5, 6', '+5', '0x5', '5 5', '-1', '5;a', '', '99999999999999999999'].map((value) =>
    post(`Content-Length: ${JSON.stringify(value)}`, [text, `Content-Length: ${value}`], `hello${hidden}`, [
      ...refused,
      413,
    ]),
  )
  const chunkForms: [string, string][] = [
    ['a chunk size with a sign', `+0\r\n\r\n${hidden}`],
    ['a chunk size that overflows', `FFFFFFFFFFFFFFFFF\r\n${hidden}`],
    ['a chunk size in 0x', `0x0\r\n\r\n${hidden}`],
    ['a chunk that ends in a line feed', `1\nx\n0\n\n${hidden}`],
    ['a chunk longer than its size', `1\r\nxx\r\n0\r\n\r\n${hidden}`],
    ['a chunk extension with a line feed', `1;a\nb\r\nx\r\n0\r\n\r\n${hidden}`],
  ]
  const targets = [
    '/api/..%s',
    '/api/%%2e%%2e%s',
    '/api/%%2E%%2E%s',
    '/api/.%%2e%s',
    '/api/x/../..%s',
    '/api/..%%2f..%s',
    '/api/\\..%s',
    '/api//..%s',
    '/api/;/..%s',
    '/%%2e/..%s',
    '/api%%2f..%s',
  ].map((form) => form.replace('%s', hiddenPath).replaceAll('%%', '%'))
  return [
    both('CL.TE: both, chunked read last', 'Transfer-Encoding: chunked'),
    post(
      'TE.CL: both, the length read last',
      [text, 'Transfer-Encoding: chunked', 'Content-Length: 4'],
      `5c\r\n${hidden}\r\n0\r\n\r\n`,
      refused,
    ),
    both('TE.TE: two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow'),
    both('a space before the colon', 'Transfer-Encoding : chunked'),
    both('a folded line', 'X-A: b\r\n Transfer-Encoding: chunked'),
    both('a header after a bare line feed', 'X-A: b\nTransfer-Encoding: chunked'),
    both('a header after a bare carriage return', 'X-A: b\rTransfer-Encoding: chunked'),
    both('a name with a null', 'Transfer-Encoding\u0000: chunked'),
    ...transferOnly,
    ...lengths,
    post('two lengths that differ', [text, 'Content-Length: 5', 'Content-Length: 50'], `hello${hidden}`, refused),
    ...encoded,
    post(
      'a body in gzip that is shorter inflated',
      [text, 'Content-Encoding: gzip', `Content-Length: ${shrunk.length}`],
      shrunk,
      [415],
    ),
    ...chunkForms.map(([name, body]) => post(name, [text, 'Transfer-Encoding: chunked'], body, [...refused, 403])),
    ...['GET', 'HEAD', 'OPTIONS'].map((method) =>
      raw(
        `CL.0: a ${method} with a body`,
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
        refused,
      ),
    ),
    raw(
      'a GET in chunks',
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
      refused,
    ),
    post('an expectation nobody knows', [text, 'Expect: 200-ok', 'Content-Length: 5'], 'hello', [417]),
    post('two expectations', [text, 'Expect: 100-continue, x', 'Content-Length: 5'], 'hello', [417]),
    raw('two hosts', `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: other.example\r\n\r\n`, refused),
    raw('no host', `GET ${path} HTTP/1.1\r\n\r\n`, refused),
    raw(
      'a target with another host',
      `GET http://other.example${hiddenPath} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      [400, 404, 421],
    ),
    raw('another version', `GET ${path} HTTP/3.7\r\nHost: ${host}\r\n\r\n`, [...refused, 505]),
    raw('the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`, [...refused, 505, null]),
    raw('a line of nothing but a method', `GET\r\n\r\n${hidden}`, refused),
    ...targets.map((target) => get(`the target ${target}`, target, [400, 404, 301, 302, 421])),
  ]
}

/** Requests that are well formed and carry what a careless proxy passes on: they are answered, without it. */
export const carelessRequests = (path: string, host: string): SmugglingAttempt[] => {
  const head = (lines: string[]) =>
    `${[`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: text/plain', ...lines].join('\r\n')}\r\n\r\n`
  const from = (name: string, text: string) => ({ name, bytes: Buffer.from(text, 'latin1'), statuses: [200] })
  return [
    from(
      'a trailer',
      `${head(['Transfer-Encoding: chunked', `Trailer: ${hiddenHeader}`])}5\r\nhello\r\n0\r\n${hiddenHeader}: 1\r\n\r\n`,
    ),
    from('a Connection that names the length', `${head(['Connection: content-length', 'Content-Length: 5'])}hello`),
    from(
      'a Connection that names the coding',
      `${head(['Connection: transfer-encoding', 'Transfer-Encoding: chunked'])}5\r\nhello\r\n0\r\n\r\n`,
    ),
    from(
      'an upgrade of a path that has none',
      `${head(['Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 5'])}hello`,
    ),
    from(
      'an upgrade to HTTP/2',
      `${head(['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk', 'Content-Length: 5'])}hello`,
    ),
    from('an expectation of 100', `${head(['Expect: 100-continue', 'Content-Length: 5'])}hello`),
    from(
      'a header of the connection',
      `${head([`Connection: ${hiddenHeader}`, `${hiddenHeader}: 1`, 'TE: trailers', 'Content-Length: 5'])}hello`,
    ),
  ]
}
