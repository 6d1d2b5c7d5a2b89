import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { Education } from '@jobspan/shared-kit/contracts/profile/educations'
import { useLists } from '../../profile/use-profile-and-lists.ts'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import { EducationEditor } from './education-editor.tsx'

const listNames = ['educations'] as const

/** The editor of a school, with the levels to choose from. */
export function EducationRecordEditor({ known, onDone }: { known: Education | undefined; onDone: () => void }) {
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={4} />}>
      {(lists) => <EducationEditor known={known} degrees={lists.educations} onDone={onDone} />}
    </QueryBoundary>
  )
}
