import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { createProxyServer } from 'httpxy'
import { sleep } from '../shared-kit/src/timing.ts'

type Settings = {
  port: number
  host: string
  /** Ports of development servers by the path that they serve. */
  servers: readonly { publicPath: string; port: number }[]
  /** Port of the shell's server, which gets all other requests. */
  shell: number
}

/** How long a request waits for a server that restarts. */
const restartTimeoutMs = 20_000

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => done(false))
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
  })

const waitUntilListening = async (port: number): Promise<void> => {
  for (const end = Date.now() + restartTimeoutMs; Date.now() < end && !(await isListening(port)); ) await sleep(50)
}

/**
 * Reverse proxy for development. The shell's server restarts after each edit; a tab that asked it for the edit meanwhile got no answer and
 * showed no edit any more. Scripts and hot updates come from the development servers of the builds, and a request for the shell's server
 * waits until it listens again.
 */
export const startDevProxy = ({ port, host, servers, shell }: Settings): Promise<Server> => {
  const proxy = createProxyServer({ xfwd: true })
  const server = createServer(async (request, response) => {
    // A release has further addresses, for where a browser has kept a bad answer.
    request.url = (request.url ?? '/').replace(/^\/remotes\/_r\d\//, '/remotes/')
    const target = servers.find(({ publicPath }) => request.url?.startsWith(publicPath))?.port ?? shell
    await waitUntilListening(target)
    await proxy.web(request, response, { target: `http://127.0.0.1:${target}` }).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
  })
  return new Promise((done, reject) => server.once('error', reject).listen(port, host, () => done(server)))
}
