import { scriptsWithReact } from '@mentor-connect/build/conformance/fileRules'
import { sentBytes } from '@mentor-connect/build/conformance/files'
import type { Candidate } from '../candidate'

/**
 * One line with the cost of the libraries that an area brings although pages have them already; undefined if it
 * brings none.
 */
export function priceOf(candidate: Candidate): string | undefined {
  const prices = [priceOfOwnReact(candidate), priceOfOwnRuntime(candidate)].filter(
    (price) => price !== undefined,
  )
  return prices.length > 0 ? prices.join(' ') : undefined
}

function priceOfOwnReact(candidate: Candidate): string | undefined {
  const { area, ownReact, files } = candidate.description
  if (!ownReact) return undefined
  const bytes = scriptsWithReact(candidate).reduce((sum, file) => sum + sentBytes(files, file), 0)
  return `${area} brings its own React ${ownReact}: whoever opens it loads scripts of ${kB(bytes)} (brotli) that contain it, besides the page's React. Move the area to the page's React as soon as it can.`
}

function priceOfOwnRuntime({ description }: Candidate): string | undefined {
  const { area, entry, files, ownRuntime } = description
  if (!ownRuntime) return undefined
  return `${area} brings its own runtime of Module Federation ${ownRuntime}: its entry has ${kB(sentBytes(files, entry))} (brotli). Builds of the presets have none.`
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
