type Writer = (text: string, refusal?: string) => void

const writers = new Map<number, Writer>()

/** Lets others begin a message in the composer of a chat, for as long as it is on the page; the answer ends that. */
export const offerComposer = (chatId: number, write: Writer): (() => void) => {
  writers.set(chatId, write)
  return () => {
    if (writers.get(chatId) === write) writers.delete(chatId)
  }
}

/** Begins a message in the composer of a chat, before what is written there, and takes the focus there. */
export const writeToComposer = (chatId: number, text: string): void => writers.get(chatId)?.(text)

/** Puts back into the composer what the API refused, with the reason beside it. False where it is not on the page. */
export const returnToComposer = (chatId: number, text: string, refusal: string): boolean => {
  const write = writers.get(chatId)
  write?.(text, refusal)
  return write !== undefined
}
