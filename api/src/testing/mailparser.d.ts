/** The part of mailparser that tests read a mail with; it brings no types. */
declare module 'mailparser' {
  export type ParsedMail = {
    subject?: string
    text?: string
    html?: string | false
    from?: { text: string }
    headers: Map<string, unknown>
    messageId?: string
    attachments: { contentType: string; filename?: string; content: Buffer; headers: Map<string, unknown> }[]
    /** Each header as it was sent. */
    headerLines: { key: string; line: string }[]
  }
  export const simpleParser: (source: import('node:stream').Readable) => Promise<ParsedMail>
}
