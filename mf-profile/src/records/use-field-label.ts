import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useTranslations } from '@jobspan/shared-kit/i18n'

const shared: Readonly<Record<string, string>> = {
  start: 'records.start',
  end: 'records.end',
  description: 'records.description',
}

/** What a field of a record is called. */
export const useFieldLabel = () => {
  const t = useTranslations('mf-profile')
  return (kind: RecordKind, name: string): string => t(shared[name] ?? `record.${kind}.fields.${name}`)
}
