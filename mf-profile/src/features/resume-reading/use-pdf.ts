import { useEffect, useState } from 'react'
import { openPdf, type PdfPage } from './open-pdf.ts'

/** The pages of a file once they are there. It is opened once `isWanted`, and closed when it is left. */
export const usePdf = (path: string, isWanted: boolean) => {
  const [pages, setPages] = useState<readonly PdfPage[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const fail = () => {
      if (abort.signal.aborted) return
      abort.abort()
      setFailed(true)
    }
    openPdf(path, abort.signal, fail).then((opened) => {
      if (!abort.signal.aborted) setPages(opened)
    }, fail)
    return () => abort.abort()
  }, [path, isWanted])
  return { pages, isFailed }
}
