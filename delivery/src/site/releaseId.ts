import { relative } from 'node:path'
import { sourceId } from '@mentor-connect/build/release/sourceId'
import { ROOT } from '../root'

/** Id of the release that a build of an area would produce. */
export function releaseId(areaDir: string): string {
  return sourceId(ROOT, ['package-lock.json', 'tsconfig.json', 'shared', relative(ROOT, areaDir)])
}
