import { sourceCommit } from '@mentor-connect/release/sourceCommit'
import { ROOT } from '../root'

/** The commit of an area of this repository. The shared packages count as sources of the area. */
export const areaCommit = (areaDir: string): string | undefined =>
  sourceCommit(ROOT, [areaDir, 'shared', 'package-lock.json', 'tsconfig.json'])
