import type { TestApp } from '../testing/test-app.ts'
import { runOperatorCommand } from './operators/operator-repository.ts'

export type OperatorCalls = Awaited<ReturnType<typeof operatorOf>>

/** The calls of a new operator, which name a path below `/api/operators`. */
export const operatorOf = async (api: TestApp, name: string) => {
  const result = await runOperatorCommand(api.db, { add: name })
  const key = 'added' in result ? result.added.key : ''
  return { ...operatorCalls(api, name, key), key }
}

export const operatorCalls = (api: TestApp, name: string, key: string) => {
  const authorization = `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}`
  const program = api.visitor()
  const send =
    (method: 'GET' | 'POST') =>
    (path: string, body?: object, headers: Record<string, string> = {}) =>
      program.send(method, `/api/operators${path}`, body, { authorization, ...headers })
  return { get: send('GET'), post: send('POST') }
}
