/** What a visitor has typed so far. A password is never kept. */
export type ApplicationDraft = {
  /** Names this one submission: a retry after a crash, a reload or a lost answer sends it again. */
  idempotencyKey: string
  firstMessage: string
  /** By question id. */
  answers: Record<string, string>
  name: string
  email: string
}

/** Of a member, or of whoever writes as a guest. */
const keyOf = (jobId: number, memberId: number | null) =>
  `jobspan.application.${jobId}${memberId === null ? '' : `.${memberId}`}`

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {}

export const emptyDraft = (): ApplicationDraft => ({
  idempotencyKey: crypto.randomUUID(),
  firstMessage: '',
  answers: {},
  name: '',
  email: '',
})

/**
 * The draft of this tab, or a new one. What a member wrote is read by that member alone, also where their session expired and somebody else signs
 * in. Storage that is shut (private browsing) or holds garbage is no error.
 */
export const readDraft = (jobId: number, memberId: number | null): ApplicationDraft => {
  const fresh = emptyDraft()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobId, memberId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return fresh
    const draft = stored as Record<string, unknown>
    return {
      idempotencyKey:
        isText(draft.idempotencyKey) && draft.idempotencyKey ? draft.idempotencyKey : fresh.idempotencyKey,
      firstMessage: isText(draft.firstMessage) ? draft.firstMessage : '',
      answers: texts(draft.answers),
      name: isText(draft.name) ? draft.name : '',
      email: isText(draft.email) ? draft.email : '',
    }
  } catch {
    return fresh
  }
}

export const writeDraft = (jobId: number, memberId: number | null, draft: ApplicationDraft): void => {
  try {
    sessionStorage.setItem(keyOf(jobId, memberId), JSON.stringify(draft))
  } catch {
    // Without storage the draft lives as long as the page does.
  }
}

/** What a guest wrote becomes the draft of the member who signs in, in place of an older one of theirs: whoever signs in later finds none of it. */
export const takeGuestDraft = (jobId: number, memberId: number): void => {
  try {
    const written = sessionStorage.getItem(keyOf(jobId, null))
    if (written === null) return
    sessionStorage.setItem(keyOf(jobId, memberId), written)
    sessionStorage.removeItem(keyOf(jobId, null))
  } catch {
    // Nothing was kept.
  }
}

export const clearDraft = (jobId: number, memberId: number | null): void => {
  try {
    sessionStorage.removeItem(keyOf(jobId, memberId))
  } catch {
    // Nothing was kept.
  }
}
