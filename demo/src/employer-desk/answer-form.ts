import type { Desk, Visit } from './create-desk.ts'
import type { FormFields } from './desk-form.ts'
import { isRefused, type Result } from './employer-client.ts'
import { showApplication } from './show-application.ts'
import { showChat } from './show-chat.ts'
import { showSeeker } from './show-seeker.ts'

const pages = { applications: showApplication, chats: showChat, seekers: showSeeker } as const
const backPattern = /^\/(applications|chats|seekers)\/(\d+)(?:\?([\w=&%+.~*-]*))?$/

/** The page of the desk that a form came from, as the form says or its address begins, and nothing else. */
const backOf = ({ body, path }: Visit): string => {
  const [ofAddress = ''] = /\/(?:applications|chats|seekers)\/\d+/.exec(path) ?? []
  return body.back !== undefined && backPattern.test(body.back) ? body.back : ofAddress
}

/** Goes on to where a form came from; one that was refused is there with all that was written, each error at its field. */
export const answerForm = (desk: Desk, visit: Visit, result: Result<unknown>, fields?: FormFields): unknown => {
  const back = backOf(visit)
  const [, about, id, query] = backPattern.exec(back) ?? []
  if (!isRefused(result) || about === undefined) return desk.goOn(visit, back, result)
  const refused = desk.refuseForm(visit, result, fields)
  const show = pages[about as keyof typeof pages]
  return show(desk, { ...refused, id: Number(id), query: Object.fromEntries(new URLSearchParams(query)) })
}

/** {@link answerForm} of a button alone: there is nothing in it that could be lost, so the page of what was refused has its own address. */
export const answerButton = (desk: Desk, visit: Visit, result: Result<unknown>): unknown =>
  desk.goOn(visit, backOf(visit), result)
