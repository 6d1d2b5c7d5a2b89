export type ResumeEntry = {
  title: string
  /** Employer or school, and its town. */
  place?: string
  dates: string
  points?: string[]
}

export type ResumeSection = { heading: string } & (
  | { text: string }
  | { points: string[] }
  | { entries: ResumeEntry[] }
  /** Lines of a name and what belongs to it, such as a kind of skill. */
  | { facts: [name: string, value: string][] }
  /** A form to fill in; `widths` are the columns' shares of 100. The first row names the columns where `hasHead`. */
  | { table: { widths: number[]; rows: string[][]; hasHead?: boolean } }
)

/** An example resume that its reader writes over. People, employers and addresses are made up. */
export type Resume = {
  /** Stands above the name where custom wants the kind of document named. */
  documentTitle?: string
  /** Date and name at the end side below the title; takes the place of name, headline and contact. */
  dateline?: string[]
  name: string
  headline: string
  contact: string[]
  sections: ResumeSection[]
  /** Ends the document, where custom wants an end. */
  closing?: string
}
