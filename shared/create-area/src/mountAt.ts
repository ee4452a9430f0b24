import type { StatedMount } from '@mentor-connect/contract/site/mounts'

/** Mounts below these paths get the frame and guard of an area; all others are public. */
const AREAS: (Pick<StatedMount, 'frame' | 'guard'> & { under: string })[] = [
  { under: '/user/', frame: 'learner', guard: 'user' },
  { under: '/mentor/', frame: 'mentor', guard: 'mentor' },
]
const PUBLIC = { frame: 'public', guard: 'open' } as const

/** The mount of a new remote. */
export function mountAt(path: string): StatedMount {
  const { frame, guard } = AREAS.find(({ under }) => path.startsWith(under)) ?? PUBLIC
  return { path, frame, guard }
}
