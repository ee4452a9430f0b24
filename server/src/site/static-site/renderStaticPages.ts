import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inParallel } from '../../platform/parallel/inParallel'
import { producePage, type PageSources, type WantedPage } from '../rendering/producePage'
import { createRenderer } from '../rendering/renderer'
import type { StaticPage } from './staticPages'

/** Thrown if the site cannot be exported. The message says why, and what to do. */
export class ExportFailed extends Error {}

/** Maximum processor time of one step of a page, in ms. It is long, because nobody waits for the page. */
const STEP_LIMIT_MS = 10_000
/** Number of pages that are rendered at the same time. */
const CONCURRENT = 4
/**
 * Maximum number of attempts to render a page. More than one is needed, because the machine or the API may be
 * busy.
 */
const ATTEMPTS = 3
/** Maximum number of failed pages that a message names. */
const FAILURES_NAMED = 5

interface Sources extends Omit<PageSources, 'renderer' | 'isExport'> {
  /** The bundled program `rendererProcess`. */
  program: string
}

/**
 * Writes pages with their data into a folder.
 *
 * @returns number of written pages
 * @throws ExportFailed if a page cannot be rendered
 */
export async function renderStaticPages(
  folder: string,
  pages: StaticPage[],
  { program, ...sources }: Sources,
): Promise<number> {
  const renderer = createRenderer({ readable: [sources.root], program, stepLimitMs: STEP_LIMIT_MS })
  const failures: string[] = []
  let written = 0

  async function render({ wanted, files }: StaticPage) {
    const page = await withAttempts(() => producePage({ ...sources, renderer, isExport: true }, wanted))
    // There is no file to write, because only browsers render this page, or it was just removed.
    if (!page || !('html' in page)) return
    for (const file of files) await write(join(folder, file), page.html)
    written += 1
  }

  try {
    await inParallel(pages, CONCURRENT, (page) =>
      render(page).catch((error: Error) => void failures.push(failureOf(page.wanted, error))),
    )
  } finally {
    renderer.stop()
  }
  if (failures.length > 0) throw new ExportFailed(failureMessage(failures))
  return written
}

async function withAttempts<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

const failureOf = ({ path, locale }: WantedPage, error: Error) =>
  `${path} (${locale}): ${error.message.split('\n')[0]}`

function failureMessage(failures: string[]): string {
  const more = failures.length - FAILURES_NAMED
  return [
    'These pages cannot be rendered, the earlier export stays as it is:',
    ...failures.slice(0, FAILURES_NAMED).map((failure) => `  ${failure}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

async function write(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
