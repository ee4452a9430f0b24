import { sentBytes } from '@mentor-connect/build/conformance/files'
import type { Candidate } from '../candidate'
import { scriptsWithReact } from '@mentor-connect/build/conformance/fileRules'

/** One line with the cost of an area's own React; undefined for an area that uses the shell's React. */
export function priceOfOwnReact(candidate: Candidate): string | undefined {
  const { area, ownReact, files } = candidate.description
  if (!ownReact) return undefined
  const bytes = scriptsWithReact(candidate).reduce((sum, file) => sum + sentBytes(files, file), 0)
  return `${area} brings its own React ${ownReact}: whoever opens it loads scripts of ${(bytes / 1000).toFixed(1)} kB (brotli) that contain it, besides the page's React. Move the area to the page's React as soon as it can.`
}
