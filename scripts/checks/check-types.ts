import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Sources that run in a browser. The shell's server knows them by their types only; the browser's project checks them. */
const browserSource = /^(mf-[a-z0-9-]+|shell\/(src|standalone)|registry\/console|shared-(kit|features)\/src\/)/

/**
 * The projects of a folder. At the root there is one for each place where code runs: `tsconfig.browser.json` has no types of Node,
 * `tsconfig.server.json` none of the DOM, `tsconfig.test.json` has both. In a workspace `tsconfig.json` has all its files.
 */
const projectsOf = (folder: string): string[] => {
  const names =
    folder === root
      ? ['tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.test.json']
      : ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.server.json']
  return names.map((name) => join(folder, name)).filter((file) => existsSync(file))
}

/** Splits the compiler's output into messages: the further lines of one are indented. */
const messagesOf = (output: string): string[] => output.split(/\n(?! )/).filter((message) => message.trim() !== '')

const checkProject = (project: string): Promise<string[]> =>
  new Promise((done, fail) => {
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', project]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', fail)
    child.once('close', (code) => {
      const messages = messagesOf(output)
      const isServer = /tsconfig\.server\.json$/.test(project)
      const own = messages.filter((message) => !isServer || !browserSource.test(message))
      if (code !== 0 && messages.length === 0) own.push(`the compiler ended with code ${code}`)
      done(own.map((message) => `${relative(root, project)}: ${message}`))
    })
  })

const errors = (await Promise.all(projectsOf(process.cwd()).map(checkProject))).flat()
for (const error of errors) console.log(error)
process.exitCode = errors.length === 0 ? 0 : 1
