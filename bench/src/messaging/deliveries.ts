import { chatSocketEvent } from '@jobspan/shared-kit/contracts/chats/messaging'

type Sent = { member: number; due: number; wasTaken: boolean; arrivals: number }

/** Follows messages by their texts, each of which is unlike all others, from when they were due to where they arrive. */
export const followDeliveries = () => {
  const sent = new Map<string, Sent>()
  /** Milliseconds from when each was due until it was in its member's hands, the first time. */
  const latencies: number[] = []
  let strays = 0

  return {
    latencies,
    begin: (text: string, member: number, due: number): void => {
      sent.set(text, { member, due, wasTaken: false, arrivals: 0 })
    },
    /** The API has confirmed it. */
    taken: (text: string): void => {
      const message = sent.get(text)
      if (message) message.wasTaken = true
    },
    /** What a member's live connection said. */
    recordArrival: (member: number, said: string, at: number): void => {
      const event = chatSocketEvent.safeParse(JSON.parse(said)).data
      if (event?.type !== 'message' || event.message.text === null) return
      const message = sent.get(event.message.text)
      if (!message) return
      if (message.member !== member) strays += 1
      else {
        message.arrivals += 1
        if (message.arrivals === 1) latencies.push(Math.max(at - message.due, 0))
      }
    },
    /** Confirmed messages that have not arrived. */
    lost: (): number => [...sent.values()].filter(({ wasTaken, arrivals }) => wasTaken && arrivals === 0).length,
    /** Arrivals beyond the first, and those at other members. */
    wrong: (): number => [...sent.values()].reduce((sum, { arrivals }) => sum + Math.max(arrivals - 1, 0), 0) + strays,
  }
}
export type Deliveries = ReturnType<typeof followDeliveries>
