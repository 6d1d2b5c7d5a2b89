import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

type Settings = {
  port: number
  host: string
  /** Ports of development servers by the path that they serve. */
  servers: readonly { publicPath: string; port: number }[]
  /** Port of the shell's server, which has all else. */
  shell: number
}

/** Milliseconds that a request waits for a server that begins anew. */
const restartTimeoutMs = 20_000
const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => done(false))
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
  })

const waitUntilListening = async (port: number): Promise<void> => {
  for (const end = Date.now() + restartTimeoutMs; Date.now() < end && !(await listens(port)); ) await sleep(50)
}

const proxyRequest = (port: number, path: string, incoming: IncomingMessage, response: ServerResponse): void => {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
  const outgoing = request({ host: '127.0.0.1', port, path, method: incoming.method ?? 'GET', headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    response.flushHeaders()
    answer.pipe(response)
    // A stream of events ends here when its reader leaves.
    response.once('close', () => answer.destroy())
  })
  outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  incoming.pipe(outgoing)
}

/**
 * Stands before everything in development. The shell's server begins anew after each edit; a tab that asked it for the edit
 * meanwhile got no answer, gave up, and showed no edit any more. Scripts and updates come from the builds' own servers here,
 * and what the shell's server has waits until it is there again.
 */
export const startDevProxy = ({ port, host, servers, shell }: Settings): Promise<Server> => {
  const front = createServer(async (incoming, response) => {
    // A release has further addresses, for where a browser has kept a bad answer.
    const path = (incoming.url ?? '/').replace(/^\/remotes\/_r\d\//, '/remotes/')
    const server = servers.find(({ publicPath }) => path.startsWith(publicPath))
    const target = server?.port ?? shell
    await waitUntilListening(target)
    proxyRequest(target, path, incoming, response)
  })
  return new Promise((done, reject) => front.once('error', reject).listen(port, host, () => done(front)))
}
