import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { WorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { useLists } from '../../profile/use-profile-and-lists.ts'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import { WorkEditor } from './work-editor.tsx'

const listNames = ['industry_lists'] as const

/** The editor of a job with all that can be told of it. */
export function WorkRecordEditor({ known, onDone }: { known: WorkExperience | undefined; onDone: () => void }) {
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={5} />}>
      {(lists) => <WorkEditor known={known} lists={lists} onDone={onDone} />}
    </QueryBoundary>
  )
}
