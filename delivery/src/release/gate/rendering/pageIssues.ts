import { dirname } from 'node:path'
import { programOf } from '@mentor-connect/server/build'
import { createRenderer, PageStopped, type Renderer } from '@mentor-connect/server/renderer'
import { inParallel } from '@mentor-connect/server/parallel'
import type { RenderedPage } from '@mentor-connect/contract/site/pageRenderer'
import { addressOfRead } from '@mentor-connect/contract/site/rendering'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { releaseIds } from '../../../site/liveReleases'
import { servedDeclarations } from '../../../site/mountTable'
import { adaptedContracts } from '../../../site/providedContract'
import type { Candidate, Issue, LiveState } from '../../candidate'
import { pagesToRender, serverFiles, type PageToRender } from './pagesToRender'
import { serviceSamples } from '../serviceSamples'
import { sampleAnswers } from './sampleAnswers'

/** Default processor time for one step of a page, in ms: a hundred times what one should take. */
const STEP_LIMIT_MS = 5_000
/** Maximum size of the content and styles of a page, in bytes. */
export const PAGE_BYTES_MAX = 256_000
/** Number of pages that are rendered at the same time. */
const CONCURRENT = 2
/** After this many issues, the other pages are not rendered. */
const ISSUES_MAX = 5
const ATTEMPTS = 2

type LiveFiles = Parameters<Renderer['run']>[0]['live']

interface Site {
  dir: string
  runtime: RuntimeConfig
  /** Processor time for one step of a page, in ms. */
  stepLimitMs?: number
}

/**
 * Renders the public pages of releases that are to become live, twice each, in the site server's renderer. Its process
 * has no environment and may read only the files of these releases. Only files that the gate has checked may get here.
 *
 * @param next the state in which the candidates are live
 */
export async function pageIssues(
  candidates: Candidate[],
  next: LiveState,
  { dir, runtime, stepLimitMs = STEP_LIMIT_MS }: Site,
): Promise<Issue[]> {
  const files = serverFiles(dir, candidates, next)
  const pages = files['shell'] ? pagesToRender(candidates, next) : []
  if (pages.length === 0) return []
  const renderer = createRenderer({
    readable: Object.values(files).map(dirname),
    program: await programOf('rendererProcess'),
    stepLimitMs,
  })
  const { shell, remotes } = next
  const live = {
    config: runtime,
    files,
    contracts: adaptedContracts({ ...remotes, shell }),
    declared: servedDeclarations({ ...remotes, shell }),
    releases: releaseIds({ ...remotes, shell }),
  }
  const samples = serviceSamples(dir, candidates, next)
  const issues: Issue[] = []
  try {
    await inParallel(pages, CONCURRENT, async (page) => {
      const issue =
        issues.length < ISSUES_MAX && (await issueOf({ renderer, live, page, samples, stepLimitMs }))
      if (issue) issues.push(`The page ${page.path} (${page.locale}) ${issue}.`)
    })
    return issues.sort()
  } finally {
    renderer.stop()
  }
}

interface Rendering {
  renderer: Renderer
  live: LiveFiles
  page: PageToRender
  samples: ServiceSamples
  stepLimitMs: number
}

async function issueOf(rendering: Rendering): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await renderedTwice(rendering)
    } catch (error) {
      if (!(error instanceof PageStopped))
        return `cannot be rendered on a server (${firstLine(error)}): correct it and build again`
      if (attempt === ATTEMPTS)
        return `takes more than ${rendering.stepLimitMs / 1000} seconds of processor time or too much memory on a server: find the loop and build again`
    }
  }
}

async function renderedTwice({
  renderer,
  live,
  samples,
  page: { url, locale },
}: Rendering): Promise<string | undefined> {
  // No areas are named, because no page here has to leave threads free for pages of other areas.
  const request = { live, areas: [], url, locale }
  const { plan } = await renderer.run(request)
  // The renderer returns no plan for a page that only browsers render.
  if (!plan) return undefined
  if (plan.status !== 200) return 'is "not found": correct its route or its values, and build again'
  const task = { ...request, answers: sampleAnswers(plan.reads, samples) }
  const { page: first } = await renderer.run(task)
  const { page: second } = await renderer.run(task)
  return first && second && (undeclaredReads(first) ?? differenceOrSize(first, second))
}

/**
 * Issue of a page with a read that its route does not declare. Every page that a server sends would show the loading
 * state of that read.
 */
function undeclaredReads({ undeclaredReads: keys = [] }: RenderedPage): string | undefined {
  if (keys.length === 0) return undefined
  return `asks for ${keys.map(addressOfRead).join(' and ')}, which its route does not declare: add it to the route's reads, or read it after the first view`
}

function differenceOrSize(first: RenderedPage, second: RenderedPage): string | undefined {
  if (contentOf(first) !== contentOf(second))
    return 'is rendered differently the second time, so the browser cannot take it over: take out what is random, counts or depends on the time (ADR 145)'
  const bytes = Buffer.byteLength(first.html) + Buffer.byteLength(first.css)
  if (bytes <= PAGE_BYTES_MAX) return undefined
  return `has ${Math.ceil(bytes / 1000)} kB of HTML and styles, the limit is ${PAGE_BYTES_MAX / 1000} kB: load later what the first view does not need`
}

/**
 * The content that must be the same each time. Styles are left out, because their order depends on what a thread has
 * rendered before. A style that differs also gives another class in the HTML.
 */
const contentOf = ({ css: _css, ...page }: RenderedPage) => JSON.stringify(page)

const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0]
