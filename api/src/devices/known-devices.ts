import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { queueNotice } from '../account-settings/queue-notice.ts'
import { countryName } from '../config-lists/places.ts'
import type { Queries } from '../database/database.ts'
import { knownDevices } from '../database/schema/account.ts'
import type { Entry, Member } from '../session/session-store.ts'

/**
 * Remembers the device of a sign-in; one that this member was never seen on is told by mail, so that a stranger's does not go
 * unnoticed. Nothing is told of the registration itself. Run it in the sign-in's transaction.
 */
export const noteDevice = async (transaction: Queries, user: Member, { way, device }: Entry): Promise<void> => {
  const added = await transaction
    .insert(knownDevices)
    .values({ userId: user.id, device: `${device.deviceType} ${device.deviceName ?? ''}`.trim() })
    .onConflictDoNothing()
    .returning({ userId: knownDevices.userId })
  if (added.length === 0 || way === 'registration') return
  await queueNotice(transaction, user, 'newDevice', {
    device: device.deviceName ?? '–',
    country: countryName(device.country, user.language),
    at: momentIn(user.language, new Date()),
  })
}

/** A moment as a mail says it: written out in the reader's language, in UTC, as where they are is not known. */
const momentIn = (language: LanguageKey, moment: Date): string =>
  new Intl.DateTimeFormat(findLanguage(language)?.intl, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment)
