import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { type RecordKind, recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../account/isolate-bidi.ts'
import type { ListEntryOf } from '../profile/profile-names.ts'
import { LazyModule } from '../settings/lazy-module.tsx'
import { KindChips, KindSummary } from './kind-summary.tsx'
import type { AnyRecord, EditorProps } from './record-page-kind.ts'
import { recordPageKinds } from './record-page-kinds.tsx'
import { RecordSection } from './record-section.tsx'
import { ShortRecordSection } from './short-record-section.tsx'
import { useRecordChanges } from './use-record-changes.ts'

const loadGeneralEditor = () => import('./record-editor.tsx')

/** The records of one kind in the profile, as recruiters read them, each changed in its place. */
export function KindSection({ kind, profile, entryOf }: { kind: RecordKind; profile: Profile; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  const { part, draft, loadContract, nameOf, toSummary } = recordPageKinds[kind]
  const items: readonly AnyRecord[] = profile[kind] ?? []
  const name = (item: AnyRecord) => nameOf(item, entryOf)
  const section = {
    part,
    draft,
    items,
    name,
    title: t(`record.${kind}.title`),
    add: t(`record.${kind}.add`),
    empty: t(`record.${kind}.empty`),
    max: recordKinds[kind].maxCount,
    deleted: (item: AnyRecord) => t('records.deleted', { name: isolateBidi(name(item)) }),
    show: (item: AnyRecord, titleId: string) => (
      <KindSummary kind={kind} item={item} titleId={titleId} entryOf={entryOf} />
    ),
    editor: (known: AnyRecord | undefined, onDone: () => void) => (
      <Editor kind={kind} known={known} all={items} profile={profile} onDone={onDone} />
    ),
    ...useRecordChanges(kind, loadContract),
  }
  if (toSummary) return <RecordSection {...section} />
  return <ShortRecordSection {...section} shown={<KindChips kind={kind} items={items} entryOf={entryOf} />} />
}

function Editor({ kind, ...props }: EditorProps<AnyRecord> & { kind: RecordKind }) {
  const { editor } = recordPageKinds[kind]
  if ('load' in editor && typeof editor.load === 'function')
    return <LazyModule load={editor.load}>{({ Editor: OwnEditor }) => <OwnEditor {...props} />}</LazyModule>
  return (
    <LazyModule load={loadGeneralEditor}>{({ RecordEditor }) => <RecordEditor kind={kind} {...props} />}</LazyModule>
  )
}
