import type { ChosenDevices } from './chosenDevices'
import type { DeviceKind, DeviceProblem } from './problems'

export type ListedKind = 'audioinput' | 'videoinput' | 'audiooutput'
export interface ListedDevice {
  id: string
  label: string
}

export interface DevicesState {
  /** True while the browser asks the person, or opens a device. */
  isOpening: boolean
  /** The microphone. It is kept while it is muted, so that it can be turned on without a delay. */
  audio: MediaStreamTrack | null
  /** The camera; null while it is off, so that its light is out. */
  video: MediaStreamTrack | null
  /** The screen that is shared instead of the camera. */
  screen: MediaStreamTrack | null
  problems: Partial<Record<DeviceKind, DeviceProblem>>
  lists: Record<ListedKind, ListedDevice[]>
  chosen: ChosenDevices
}
