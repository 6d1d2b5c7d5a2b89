import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One way in which a document travels. Each has a strong ETag of its own, as its bytes differ (RFC 9110, 8.8.3). */
type Representation = { body: Buffer; etag: string }

/** A signed document as it is, and in each coding that a reader may ask for. */
export type Representations = Record<'identity' | 'br' | 'gzip', Representation>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Of what is left after the repeated names are gone, nearly all is hashes and a signature: more effort gains 4 % for forty times as long. */
const brotliQuality = 5

/** Makes every representation of a compact JWS once, so that answering costs no work however often it is asked for. */
export const encodeDocument = async (jws: string): Promise<Representations> => {
  const body = Buffer.from(jws)
  const hash = createHash('sha256').update(body).digest('base64url')
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), deflate(body)])
  return {
    identity: { body, etag: `"${hash}"` },
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: gz, etag: `"${hash}-gzip"` },
  }
}
