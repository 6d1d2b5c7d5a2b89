import { failedCanariesCookie } from '../../src/boot-data.ts'
import type { Visitor } from './select-releases.ts'

const pattern = /^([a-z][a-z0-9-]{1,39})@([\w.-]{1,64})$/
const maxCanaries = 8

/** Reads `mf-search@a1b2c3,mf-chat@d4e5f6`, as the browser writes it when a canary has failed there. */
export const readFailedCanaries = (
  cookies: Readonly<Record<string, string | undefined>>,
): NonNullable<Visitor['failedCanaries']> =>
  (cookies[failedCanariesCookie] ?? '')
    .split(',')
    .slice(0, maxCanaries)
    .flatMap((each) => {
      const [, name, build] = pattern.exec(each) ?? []
      return name && build ? [{ name, build }] : []
    })
