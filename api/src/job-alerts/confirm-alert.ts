import { missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import type { FastifyInstance } from 'fastify'
import { findUserByEmail, insertUser } from '../auth/session/user-repository.ts'
import { messageTexts } from '../notifications/message-texts.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { Member } from '../platform/session/session-store.ts'
import { fillText } from '../platform/text/read-texts.ts'
import { hashAddress, openLinkFor } from './alert-links.ts'
import {
  type AlertRow,
  assertMemberMayAdd,
  findMailedAlert,
  findTwinOfAddress,
  findTwinOfMember,
  lockAlertsOf,
  type MailedAlert,
  replaceAlert,
  updateAlert,
} from './alert-repository.ts'
import { nextDue } from './schedule.ts'
import { jobAlertConsents } from './tables.ts'

const maxNameLength = 50

/** The alert of a link, whose mails still go to the address that the link was sent to. Throws 40004 for any other. */
export const findLinkedAlert = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { alertId, addressHash }: { alertId: number; addressHash: string },
): Promise<MailedAlert> => {
  const alert = await findMailedAlert(db, alertId)
  if (!alert || hashAddress(app.sealKey, alert.mailTo) !== addressHash) throw new ApiError('notFound')
  return alert
}

/**
 * Confirms an alert that was asked for by address alone, and gives its id. Whoever has the link reads the mails of the address, so that the account
 * that is made for it has it verified; nobody is signed in. Confirming again changes nothing.
 */
export const confirmAlert = (app: FastifyInstance, token: string): Promise<number> => {
  const link = openLinkFor(app.sealKey, token, 'confirm')
  return app.connection.db.transaction(async (transaction) => {
    const { email } = await findLinkedAlert(app, transaction, link)
    await lockAlertsOf(transaction, email)
    // Read again: of two presses at once the second finds it confirmed.
    const alert = await findLinkedAlert(app, transaction, link)
    if (alert.confirmedAt === null) await confirm(transaction, alert, app.settings.brandName)
    return alert.id
  })
}

const confirm = async (transaction: QueryExecutor, alert: AlertRow, brand: string): Promise<void> => {
  const { id, email, criteriaHash, language } = alert
  const member = await findOrCreateMember(transaction, alert)
  const twin = member
    ? await findTwinOfMember(transaction, member, criteriaHash, id)
    : await findTwinOfAddress(transaction, email, criteriaHash, { isConfirmed: true, exceptId: id })
  if (twin) await replaceAlert(transaction, twin.id, id)
  else if (member) await assertMemberMayAdd(transaction, member)
  const confirmedAt = new Date()
  await updateAlert(transaction, id, {
    userId: member?.id ?? null,
    // What the replaced one has not sent yet is still new.
    confirmedAt: twin?.confirmedAt ?? confirmedAt,
    nextRunAt: nextDue(alert, confirmedAt),
  })
  await transaction
    .insert(jobAlertConsents)
    .values({ alertId: id, email, language, wording: confirmationWording(language, brand) })
}

/**
 * The member whose the address is, made where there is none. Null where an account has the address without ever having proven it: it may be
 * a stranger's, who is not to read what the owner of the mailbox looks for.
 */
const findOrCreateMember = async (transaction: QueryExecutor, alert: AlertRow): Promise<Member | null> => {
  const { email, country, language } = alert
  const [name = ''] = email.split('@')
  const created = await insertUser(
    transaction,
    {
      email,
      first_name: name.slice(0, maxNameLength),
      last_name: missingNamePart,
      terms_and_condition: 1,
      is_subscribe: 0,
      source: 'jobalert',
      country_key: country,
    },
    null,
    language,
    { isEmailVerified: true, phoneNum: null },
  )
  const member = created ?? (await findUserByEmail(transaction, email))
  return member?.isEmailVerify ? member : null
}

/** What the mail said whose button led to the confirmation, kept as evidence. */
const confirmationWording = (language: AlertRow['language'], brand: string): string => {
  const { subject, lines, action } = messageTexts[language].letters.confirmJobAlert
  return [subject, ...lines, action].map((text) => fillText(text, { brand })).join('\n')
}
