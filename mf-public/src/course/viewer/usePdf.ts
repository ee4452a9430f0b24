import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { loadPdfLibrary } from './pdfLibrary'

interface PdfState {
  document?: PDFDocumentProxy
  hasFailed: boolean
}

/** Opens a PDF document of the API, and closes it on unmount. */
export function usePdf(url: string) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PdfState>({ hasFailed: false })

  useEffect(() => {
    let isLeft = false
    const opening = loadPdfLibrary().then((pdfjs) =>
      pdfjs.getDocument({
        url,
        withCredentials: true,
        isEvalSupported: false,
        useWasm: false,
        enableXfa: false,
      }),
    )
    opening
      .then((task) => task.promise)
      .then((document) => !isLeft && setState({ document, hasFailed: false }))
      .catch((error: unknown) => {
        if (isLeft) return
        console.error('The document could not be opened.', error)
        setState({ hasFailed: true })
      })
    return () => {
      isLeft = true
      // A document that failed to open needs no closing, and the failure was logged above.
      opening.then((task) => task.destroy()).catch(() => undefined)
    }
  }, [url, attempt])

  const retry = () => {
    setState({ hasFailed: false })
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}
