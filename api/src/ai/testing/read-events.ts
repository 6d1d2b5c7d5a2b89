export type TextEvent = {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind
  data: any
}

/** The events of a text that was written to its end. */
export const readEvents = ({ bytes }: { bytes: Buffer }): TextEvent[] =>
  bytes
    .toString('utf8')
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(frame) ?? []
      return { event, data: JSON.parse(data) }
    })
