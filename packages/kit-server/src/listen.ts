import pg from 'pg'

/** Calls `onMessage` for every notification on a channel, and with an empty text where some may have been missed. Gives the function that ends it. */
export type Listen = (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>

const secondsBetweenTries = 2

/**
 * A connection of its own, since a pool's connections change hands. When it is lost it is opened again, for as long as it
 * takes; after that the listener looks for itself, as what was said meanwhile is gone.
 */
export const listenToPostgres =
  (url: string, service: string): Listen =>
  async (channel, onMessage) => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let isEnded = false

    const retry = () => {
      if (isEnded) return
      clearTimeout(timer)
      timer = setTimeout(() => void connect().catch(retry), secondsBetweenTries * 1000)
    }
    const connect = async (): Promise<void> => {
      const candidate = new pg.Client({
        connectionString: url,
        application_name: `${service} listens`,
        keepAlive: true,
      })
      candidate.on('error', () => undefined)
      await candidate.connect()
      candidate.on('end', retry)
      candidate.on('notification', ({ payload }) => onMessage(payload ?? ''))
      await candidate.query(`listen ${candidate.escapeIdentifier(channel)}`)
      if (isEnded) return void (await candidate.end())
      client = candidate
      onMessage('')
    }

    await connect().catch(retry)
    return async () => {
      isEnded = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    }
  }
