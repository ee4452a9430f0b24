import { verifiedFile } from '@mentor-connect/contract/remote'
import type * as Pdfjs from 'pdfjs-dist'

let library: Promise<typeof Pdfjs> | undefined

/** Loads the PDF library on first use. After a failure, the next call loads it again. */
export function loadPdfLibrary(): Promise<typeof Pdfjs> {
  library ??= load().catch((error: unknown) => {
    library = undefined
    throw error
  })
  return library
}

/** Loads the library as a separate file of the release. Bundling would parse it twice without making it smaller. */
async function load(): Promise<typeof Pdfjs> {
  const main = new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href
  const worker = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  await Promise.all([verifiedFile(main), verifiedFile(worker)])
  const pdfjs = (await import(/* webpackIgnore: true */ main)) as typeof Pdfjs
  pdfjs.GlobalWorkerOptions.workerSrc = worker
  return pdfjs
}
