import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** An answer as it came over the line; `status` is null where the connection ended without one. */
export type RawAnswer = { status: number | null; head: string; body: string; isClosed: boolean }

/** Opens a connection to `port` on this machine, without a client that would mend or refuse what is written. */
export const openRaw = async (port: number, host = '127.0.0.1'): Promise<Socket> => {
  const socket = connect(port, host)
  // A server that ends the connection while we write is what some tests expect.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/**
 * Writes `bytes` on a connection of its own and gives the first answer (1xx left out) with its body by Content-Length, or all that came
 * before the connection ended. Leaves the connection open where `socket` is given.
 */
export const sendRaw = async (port: number, bytes: Buffer | string, given?: Socket): Promise<RawAnswer> => {
  const socket = given ?? (await openRaw(port))
  socket.write(bytes)
  const answer = await readAnswer(socket)
  if (!given) socket.destroy()
  return answer
}

/** Reads the next answer from an open connection. */
export const readAnswer = (socket: Socket): Promise<RawAnswer> =>
  new Promise((resolve) => {
    let received = Buffer.alloc(0)
    const read = (isClosed: boolean): RawAnswer | undefined => {
      let text = received.toString('latin1')
      while (/^HTTP\/1\.1 1\d\d /.test(text) && text.includes('\r\n\r\n'))
        text = text.slice(text.indexOf('\r\n\r\n') + 4)
      const end = text.indexOf('\r\n\r\n')
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (end < 0 || status === undefined)
        return isClosed ? { status: null, head: text, body: '', isClosed } : undefined
      const head = text.slice(0, end)
      const body = text.slice(end + 4)
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      if (length !== undefined && body.length >= Number(length)) {
        return { status: Number(status), head, body: body.slice(0, Number(length)), isClosed }
      }
      const isChunked = /^transfer-encoding: chunked/im.test(head)
      if (isClosed || (isChunked && body.endsWith('0\r\n\r\n'))) return { status: Number(status), head, body, isClosed }
      return undefined
    }
    const finish = (answer: RawAnswer) => {
      socket.off('data', onData)
      socket.off('close', onClose)
      resolve(answer)
    }
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const answer = read(false)
      if (answer) finish(answer)
    }
    const onClose = () => finish(read(true) as RawAnswer)
    socket.on('data', onData)
    socket.once('close', onClose)
  })
