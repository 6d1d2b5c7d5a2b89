/**
 * How the winners of a draw follow from what is published of it, so that anybody can compute them again, in a browser too
 * (docs/product-rules.md#draws).
 *
 * 1. The tickets are sorted by their characters. `tickets_hash` is the SHA-256 of all of them in this order, each followed by a line feed.
 * 2. Of each ticket the SHA-256 of `<seed>:<tickets_hash>:<ticket>` is taken, as hex in small letters.
 * 3. The tickets with the smallest of these win, as many as `winner_count` says.
 */

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text in UTF-8, as hex in small letters. */
export const hashText = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The hash of the tickets of a draw, in whatever order they are given. */
export const hashTickets = (tickets: readonly string[]): Promise<string> =>
  hashText(
    tickets
      .toSorted(inOrder)
      .map((ticket) => `${ticket}\n`)
      .join(''),
  )

/** The tickets that win, the first prize first. */
export const findDrawWinners = async (
  seed: string,
  tickets: readonly string[],
  winnerCount: number,
): Promise<string[]> => {
  const ticketsHash = await hashTickets(tickets)
  const drawn = await Promise.all(
    tickets.map(async (ticket) => ({ ticket, hash: await hashText(`${seed}:${ticketsHash}:${ticket}`) })),
  )
  return drawn
    .toSorted((one, other) => inOrder(one.hash, other.hash))
    .slice(0, winnerCount)
    .map(({ ticket }) => ticket)
}
