import { isLoopbackName } from '@jobspan/kit-server/http'
import { remoteName } from '@jobspan/shared-kit/contracts/registry/rollout'
import { z } from 'zod/mini'

/** A repository whose pipelines may release remotes: by which of its tokens, and which remotes. */
const pipelineBinding = z.strictObject({
  repository: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
  /** The number that a repository keeps when another one takes its name. */
  repository_id: z.optional(z.string().check(z.regex(/^\d+$/))),
  /** What releases are made from; previews are made from pull requests. */
  ref: z._default(z.string().check(z.regex(/^refs\/(heads|tags)\/\S+$/)), 'refs/heads/main'),
  /** Deployment environment that the job has to name, where the repository guards releases by one. */
  environment: z.optional(z.string().check(z.minLength(1))),
  remotes: z.array(remoteName).check(z.minLength(1)),
})
export type PipelineBinding = z.infer<typeof pipelineBinding>

export type PipelineSettings = {
  /** Who signs the tokens. */
  issuer: URL
  /** What a token must be meant for: the registry itself. */
  audience: string
  bindings: PipelineBinding[]
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('REGISTRY_PIPELINES: must be JSON, a list of {"repository","remotes"}')
  }
}

/** Reads which repositories may release which remotes; undefined where none may. */
export const readPipelineSettings = (
  {
    REGISTRY_PIPELINES,
    REGISTRY_PIPELINE_ISSUER,
  }: { REGISTRY_PIPELINES?: string | undefined; REGISTRY_PIPELINE_ISSUER: string },
  registryOrigin: URL,
): PipelineSettings | undefined => {
  if (REGISTRY_PIPELINES === undefined) return undefined
  const parsed = z.safeParse(z.array(pipelineBinding), parseJson(REGISTRY_PIPELINES))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`REGISTRY_PIPELINES: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const issuer = new URL(REGISTRY_PIPELINE_ISSUER)
  // Whoever answers in the issuer's stead could release anything.
  if (issuer.protocol === 'http:' && !isLoopbackName(issuer.hostname))
    throw new Error('REGISTRY_PIPELINE_ISSUER: must begin with https:// unless it is on this machine')
  return { issuer, audience: registryOrigin.origin, bindings: parsed.data }
}
