import { createContext } from 'react'
import type { Flags } from '@mentor-connect/contract/flags'
import type { Slots } from '@mentor-connect/contract/slots'
import type { TabFlags } from '../releases/flags'
import type { Overrides } from '../releases/overrides'
import type { LostPin } from '../releases/pins'
import type { NewVersion } from '../releases/newVersion'
import type { Registry } from '../releases/registry'
import type { Releases } from '../releases/releases'
import type { MountTable } from '../mounts/mountTable'
import type { Frames } from './frames'
import type { Remotes } from './remotes'

/** The services about areas that the shell's own screens use. */
export interface Areas {
  remotes: Remotes
  frames: Frames
  releases: Releases
  registry: Pick<Registry, 'current' | 'refresh'>
  newVersion: NewVersion
  /** The area that owns each path, in this document. */
  mountTable: MountTable
  /** The entries and components that areas add to pages of others, in this document. */
  slots: Slots
  /** The feature flags of this document. */
  flags: Flags
  /** Flags that are on or off in this tab, regardless of their shares. */
  tabFlags: TabFlags
  overrides: Overrides
  /** Pins of this tab to withdrawn or deleted releases. */
  lostPins: LostPin[]
}

export const AreasContext = createContext<Areas | null>(null)
