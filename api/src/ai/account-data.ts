import { type AccountData, ownRows } from '../members/account-data.ts'
import { aiConsents, aiQuotas } from './tables.ts'

export const accountData: AccountData = {
  ai_consents: ownRows(aiConsents.userId, { order: aiConsents.givenAt }),
  ai_quotas: ownRows(aiQuotas.userId, { order: aiQuotas.kind }),
}
