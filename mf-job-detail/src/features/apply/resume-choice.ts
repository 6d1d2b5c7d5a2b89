/** Which resume goes with an application: none, an attached one of the member's, or a file that is attached when it is sent. */
export type ResumeChoice =
  | { kind: 'none' }
  | { kind: 'attached'; id: number }
  | {
      kind: 'file'
      file: File
      /** Names this upload: sent again after a lost answer, the file is there once. */
      idempotencyKey: string
    }

export const chooseFile = (file: File): ResumeChoice => ({ kind: 'file', file, idempotencyKey: crypto.randomUUID() })
