import { chatSocketPath, openMessaging } from '@jobspan/shared-kit/contracts/chats/messaging'
import { WebSocket } from 'undici'
import { cookiesOf, headers, signIn } from '../session/sign-in.ts'

export type ConnectedMember = { member: number; cookie: string; socket: WebSocket }

const open = async (
  origin: string,
  member: number,
  onWords: (member: number, said: string) => void,
): Promise<ConnectedMember> => {
  const session = await signIn(origin, member)
  const entered = await fetch(`${origin}${openMessaging.path}`, {
    method: openMessaging.method,
    headers: { ...headers, 'content-type': 'application/json', cookie: session.join('; ') },
    body: '{}',
  })
  if (!entered.ok) throw new Error(`opening messaging answered ${entered.status}: ${await entered.text()}`)
  const cookie = [...session, ...cookiesOf(entered)].join('; ')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${chatSocketPath}`, { headers: { cookie } })
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`the live connection of member ${member} was refused`))
  })
  socket.onmessage = ({ data }) => onWords(member, String(data))
  return { member, cookie, socket }
}

/** Signs the members 1 to `count` in and keeps a live connection of each open. */
export const connectMembers = async (
  origin: string,
  count: number,
  onWords: (member: number, said: string) => void,
): Promise<ConnectedMember[]> => {
  const members: ConnectedMember[] = []
  let next = 1
  // A few at a time, as they come in life: each costs the API a password hash.
  const connectNext = async () => {
    while (next <= count) {
      const member = next
      next += 1
      members.push(await open(origin, member, onWords))
    }
  }
  await Promise.all([connectNext(), connectNext(), connectNext(), connectNext()])
  return members
}
