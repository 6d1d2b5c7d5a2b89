import { readFile } from 'node:fs/promises'
import { getLayoutExample } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import type { FastifyInstance } from 'fastify'
import { registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { exampleFor, examplePicture } from './layout-example-document.ts'

/** Pictures of the layouts, for a page that everybody reads. They are files of the release: no visitor waits until one is made. */
export const registerLayoutExampleRoute = (app: FastifyInstance): void => {
  registerFileEndpoint(app, getLayoutExample, 'public', async ({ params, query, reply }) =>
    reply
      .type('image/avif')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .send(await readFile(examplePicture(exampleFor(params.layout, query.language_code)))),
  )
}
