import { z } from 'zod/mini'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'

/** Apple tells the name once, beside the answer and not in it (`user`, JSON): good for filling a form, and for nothing else. */
const user = z.object({
  name: z.object({
    firstName: z.catch(z.string().check(z.maxLength(50)), ''),
    lastName: z.catch(z.string().check(z.maxLength(50)), ''),
  }),
})

/** What the form that Apple had the browser send becomes: the same answer as a query, with the name sealed. */
export const formPostToQuery = (sealKey: SealKey, form: Record<string, string>): URLSearchParams => {
  const query = new URLSearchParams()
  for (const name of ['state', 'code', 'error', 'iss']) if (form[name]) query.set(name, form[name])
  const { data } = user.safeParse(readJson(form.user))
  if (data) query.set('person', sealText(sealKey, JSON.stringify(data.name)))
  return query
}

/** The name that {@link formPostToQuery} sealed; empty where there is none, or it was not sealed here. */
export const readAppleName = (sealKey: SealKey, query: URLSearchParams): { firstName?: string; lastName?: string } => {
  const sealed = query.get('person')
  const text = sealed ? unsealText(sealKey, sealed) : null
  return text ? JSON.parse(text) : {}
}

const readJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
