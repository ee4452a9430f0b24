import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { formatted } from './formatted'
import type { RemoteOptions } from './remoteOptions'

const FILE = join(ROOT, 'shell/src/routing/mounts.json')

interface Mount {
  id: string
  path: string
  owns: string[]
  remote: string
  expose: string
  frame: string
  guard: string
}

/** Mounts below these paths get the frame and guard of an area; all others are public. */
const AREAS = [
  { under: '/user/', frame: 'learner', guard: 'user' },
  { under: '/mentor/', frame: 'mentor', guard: 'mentor' },
]
const PUBLIC = { frame: 'public', guard: 'open' }

/** The shell's mount table. */
export function readMounts(): Mount[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Mount[]
}

/** Adds a mount for a new remote. */
export async function addMount({ name, path }: RemoteOptions): Promise<void> {
  const { frame, guard } = AREAS.find(({ under }) => path.startsWith(under)) ?? PUBLIC
  const mount = { id: name, path, owns: [`${path}/*`], remote: name, expose: 'routes', frame, guard }
  await write([...readMounts(), mount])
}

/** Removes all mounts of a remote. */
export async function removeMounts(name: string): Promise<void> {
  await write(readMounts().filter(({ remote }) => remote !== name))
}

async function write(mounts: Mount[]) {
  writeFileSync(FILE, await formatted(FILE, JSON.stringify(mounts, null, 2)))
}
