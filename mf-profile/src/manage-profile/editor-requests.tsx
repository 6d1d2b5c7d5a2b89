import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useSearchParams } from '@jobspan/shared-kit/routing'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/** Parts of the profile that have an editor; an address asks for one by `edit`. */
export type ProfilePart = 'basic_info' | 'avatar' | 'summary' | 'work' | 'education' | 'licenses' | RecordKind

type Request = { part: string; recordId: number | undefined; number: number }
type OpenEditor = (part: ProfilePart, recordId?: number) => void
const EditorRequests = createContext<{ request: Request | undefined; open: OpenEditor }>({
  request: undefined,
  open: () => undefined,
})

/** The parts of the profile: any of them can ask for the editor of another, such as the next best step. */
export function EditorRequestsProvider({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const asked = search.get('edit')
  const [request, setRequest] = useState<Request>()
  const [open] = useState(
    () => (part: string, recordId?: number) =>
      setRequest((before) => ({ part, recordId, number: (before?.number ?? 0) + 1 })),
  )
  useEffect(() => {
    if (asked) open(asked)
  }, [asked, open])
  return <EditorRequests value={{ request, open }}>{children}</EditorRequests>
}

/** Opens the editor of a part, or of one of its records, wherever on the page that stands. */
export const useOpenEditor = () => useContext(EditorRequests).open

/** Calls `open` whenever somebody asks for the editor of this part. */
export const useEditorRequest = (part: ProfilePart, open: (recordId: number | undefined) => void): void => {
  const { request } = useContext(EditorRequests)
  const latest = useRef(open)
  latest.current = open
  const number = request?.part === part ? request.number : undefined
  useEffect(() => {
    if (number === undefined) return
    latest.current(request?.recordId)
    document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' })
  }, [number, part, request?.recordId])
}
