import type { ErrorFrame } from '@jobspan/shared-kit/contracts/registry/errors'

const maxFrames = 20
/** `at name (file:line:column)` and `at file:line:column` of V8; `name@file:line:column` of Firefox and Safari. */
const line = /^\s*(?:at (?:async )?(?:(.+?) \()?|(.*?)@)?((?:https?|file):\/\/[^\s)]+?|\/[^\s)]+?):(\d+):(\d+)\)?$/
const releaseFile = /\/remotes\/(?:_r\d\/)?([a-z][a-z0-9-]{1,39})\/([a-zA-Z0-9][a-zA-Z0-9._-]{0,63})\/([\w@.-]{1,120})$/
const serverFile = /\/releases\/([a-z][a-z0-9-]{1,39})\/([a-zA-Z0-9][a-zA-Z0-9._-]{0,63})\/(node\/[\w@.-]{1,120})$/
const shellFile = /\/assets\/([\w@.-]{1,120})$/
const shellServerFile = /\/shell\/dist\/(node\/[\w@.-]{1,120})$/
/** The server's own code runs as it was written. */
const shellServerSource = /\/shell\/(server\/[\w/-]{1,100}\.ts)$/

type SourceFile = Pick<ErrorFrame, 'remote' | 'build' | 'file'>

/** The file of a release or of the shell behind an address or a path; undefined for all others, such as those of extensions. */
const toSourceFile = (address: string, shellBuild: string): SourceFile | undefined => {
  const [path = ''] = address.split(/[?#]/)
  const [, name, build, file] = releaseFile.exec(path) ?? []
  if (name && build && file) return { remote: name, build, file: `web/${file}` }
  const [, serverName, serverBuild, serverFileName] = serverFile.exec(path) ?? []
  if (serverName && serverBuild && serverFileName)
    return { remote: serverName, build: serverBuild, file: serverFileName }
  const own = shellFile.exec(path)?.[1]
  if (own) return { remote: 'shell', build: shellBuild, file: `web/${own}` }
  const ownServer = (shellServerFile.exec(path) ?? shellServerSource.exec(path))?.[1]
  return ownServer ? { remote: 'shell', build: shellBuild, file: ownServer } : undefined
}

/** The frames of a stack that lie in files of this site, the innermost first. */
export const parseStack = (stack: string | undefined, shellBuild: string): ErrorFrame[] => {
  const frames: ErrorFrame[] = []
  for (const text of (stack ?? '').slice(0, 20_000).split('\n')) {
    const [, v8Name, otherName, address, row, column] = line.exec(text) ?? []
    const source = address === undefined ? undefined : toSourceFile(address, shellBuild)
    if (!source) continue
    const name = (v8Name ?? otherName ?? '').replace(/[^\w$.<>#]/g, '').slice(0, 80)
    frames.push({ ...source, line: Number(row), column: Number(column), ...(name ? { name } : {}) })
    if (frames.length === maxFrames) break
  }
  return frames
}
