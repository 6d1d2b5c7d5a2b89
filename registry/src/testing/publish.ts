import type { CountryDocument, PublicKey } from '@jobspan/shared-kit/contracts/registry/document'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { compactVerify, importJWK } from 'jose'
import { archiveOf, gzip } from './archive.ts'
import type { Answer, TestCaller, TestRegistry } from './test-registry.ts'

/** Publishes a small release; fails where it is refused. */
export const publish = async (
  registry: TestRegistry,
  name: string,
  build: string,
  facts: object = {},
): Promise<void> => {
  const upload = await archiveOf({ name, build, ...facts })
  const address = `/v1/remotes/${name}/releases/${build}`
  const { status, body } = await registry.as('administrator').send('PUT', address, upload, gzip)
  if (status >= 300) throw new Error(`not published: ${body.message}`)
}

/** Changes a remote in some countries. */
export const change = (
  who: TestCaller,
  remote: string,
  countries: string[],
  what: Change,
  more: object = {},
): Promise<Answer> => who.post('/v1/changes', { remote, countries, change: what, reason: 'for the test', ...more })

/** A country's document as a shell reads it: verified, with the keys it was signed under. */
export const readDocument = async (registry: Pick<TestRegistry, 'nobody'>, country: string, trusted?: PublicKey[]) => {
  const { body, headers } = await registry.nobody.get(`/v1/countries/${country}/document`)
  const document = JSON.parse(Buffer.from(String(body).split('.')[1] ?? '', 'base64url').toString()) as CountryDocument
  const kid = await verifyJws(String(body), trusted ?? document.keys)
  return { document, kid, headers }
}

/** Verifies a compact JWS against the key it names; throws where that one is not trusted or did not sign it. */
export const verifyJws = async (jws: string, keys: readonly PublicKey[]): Promise<string> => {
  const { protectedHeader } = await compactVerify(jws, ({ kid }) => {
    const key = keys.find((candidate) => candidate.kid === kid)
    if (!key) throw new Error(`key ${kid} is not trusted`)
    return importJWK(key, 'EdDSA')
  })
  return String(protectedHeader.kid)
}
