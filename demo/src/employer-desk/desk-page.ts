import type { CompanyRole } from '@jobspan/shared-kit/contracts/employer/company-team'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { FastifyReply } from 'fastify'
import { sendDevelopmentPage } from '../../../api/src/platform/http/development-page.ts'
import { deskStyle } from './desk-style.ts'
import { type Html, html } from './html.ts'

/** The recruiter as whom a developer is at the desk. */
export type DeskRecruiter = {
  id: number
  name: string
  title: string | null
  company: string
  role: CompanyRole
  canMaskSalary: boolean
}

export const deskUrl = (recruiterId: number, path = ''): string => `/dev/employer/desk/${recruiterId}${path}`

const places = [
  ['', 'Jobs'],
  ['/seekers', 'Find people'],
  ['/referrals', 'Referrals'],
  ['/chats', 'Chats'],
  ['/interviews', 'Interviews'],
  ['/team', 'Team'],
] as const
export type DeskPlace = (typeof places)[number][1]

type Page = {
  recruiter: DeskRecruiter | null
  current?: DeskPlace
  title: string
  body: Html
  /** What could not be done, in words. */
  problem?: string | undefined
}

/** Sends a page of the desk: plain forms, and a script of its own for keys and zones. */
export const sendDeskPage = (reply: FastifyReply, { recruiter, current, title, body, problem }: Page) =>
  sendDevelopmentPage(
    // A form's answer says where it comes from, which the usual policy of saying nothing would hide.
    reply.header('referrer-policy', 'same-origin'),
    {
      title: html`${title}`.markup,
      style: deskStyle,
      policy:
        "form-action 'self'; frame-ancestors 'none'; frame-src 'self'; script-src 'self'; connect-src 'self'; media-src 'self'; img-src 'self'",
      header: headerOf(recruiter, current).markup,
      body: html`${problem && html`<p class="problem" role="alert">${problem}</p>`}${body}<script src="/dev/employer/desk.js" defer></script>`
        .markup,
    },
  )

const headerOf = (recruiter: DeskRecruiter | null, current: DeskPlace | undefined): Html => {
  if (!recruiter) return html`<header class="bar"><strong>Employer desk</strong></header>`
  const links = places.map(
    ([path, name]) =>
      html`<a href="${deskUrl(recruiter.id, path)}"${name === current && html` aria-current="page"`}>${name}</a>`,
  )
  return html`<header class="bar"><strong>Employer desk</strong><nav aria-label="Desk">${links}</nav>
<span class="who"><bdi>${recruiter.name}</bdi><br><span class="soft"><bdi>${recruiter.company}</bdi></span></span>
<a href="/dev/employer">Sign in as somebody else</a></header>`
}

/** Links to the pages before and after; nothing where there is one page. */
export const pageLinks = (
  { page, size, total }: { page: number; size: number; total: number },
  toUrl: (page: number) => string,
): Html => {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return html``
  return html`<nav class="pages" aria-label="Pages">${page > 1 && html`<a href="${toUrl(page - 1)}" rel="prev">Previous</a>`}
<span class="soft">Page ${page} of ${last}</span>${page < last && html`<a href="${toUrl(page + 1)}" rel="next">Next</a>`}</nav>`
}

/** A query of those that have a value; with the question mark. */
export const toQuery = (values: Record<string, string | number | undefined>): string => {
  const known = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** What a refusal means to whoever is at the desk. Why something is not allowed, the API's own message says best. */
export const problemText = (code: number, message?: string): string =>
  (code === errorCode.noPermission ? message : undefined) ??
  problems[code] ??
  message ??
  `That could not be done (${code}).`

const problems: Record<number, string> = {
  40014: 'It is too late to take that back.',
  40025: 'This PDF does not open. Save it without a password and try again.',
  40050: 'This can be asked for once both of you have written in the chat.',
  40051: 'This was asked for already. A week later it can be asked for again.',
  40053: 'This was answered or taken back in the meantime, or it has expired.',
  40054: 'This is no file that is taken: choose a PDF, DOC, DOCX, PNG, JPEG or WebP.',
  40055: 'This file is empty or damaged. Choose another one.',
  40056: 'The offer was answered already.',
  40057: 'The offer has expired.',
  41007: 'The file is too large: up to 20 MB are taken.',
  41141: 'The interview has changed in the meantime. This is how it is now.',
  41142: 'Within three hours of its start an interview cannot be cancelled or moved.',
  41147: 'Attendance is recorded from 30 minutes after the start.',
  41148: 'This person missed three interviews and cannot be invited for now.',
  41149: 'A result needs somebody who was there.',
  41152: 'There is an interview about this job already.',
  41153: 'Each time must be in the future.',
  41295: 'Propose one to three times.',
  41416: 'The link must be of Zoom, Google Meet or Microsoft Teams.',
  41417: 'This Zoom link joins no meeting.',
  41418: 'This Zoom link has “zak”, which would make its reader the host. Copy the invitation link.',
  41419: 'This link joins no meeting.',
  40001: 'That was not taken: something in the form is missing or too long.',
  40004: 'That is not there, or not there any more.',
  40005: 'This recruiter may not do that.',
  40006: 'Too many. Try again later, or tomorrow where it is a limit of the day.',
  40017: 'The job is not open.',
  40020: 'An application does not go from its state to that one.',
  40021: 'Somebody changed this application in the meantime. This is how it is now.',
  40022: 'A coordinator’s role stays as it is, and a coordinator cannot be removed.',
  40023: 'The admin leaves only after making somebody else admin.',
}
