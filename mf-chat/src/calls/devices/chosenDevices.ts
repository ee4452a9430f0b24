import { browserItems } from '@mentor-connect/contract/browser/storage'

/** The choices of a person on this device. An id of a device is undefined for the one that the browser chooses. */
export interface ChosenDevices {
  audioinput?: string
  videoinput?: string
  audiooutput?: string
  isMuted: boolean
  isCameraOff: boolean
  isBlurred: boolean
}

const KEY = 'mc.call-devices'
const NOTHING: ChosenDevices = { isMuted: false, isCameraOff: false, isBlurred: false }

/** Returns the choices of the last call on this device. */
export function chosenDevices(): ChosenDevices {
  try {
    const stored: unknown = JSON.parse(browserItems.getItem(KEY) ?? '{}')
    return { ...NOTHING, ...(stored as Partial<ChosenDevices>) }
  } catch (error) {
    console.warn('The chosen devices could not be read.', error)
    return NOTHING
  }
}

export function storeChosenDevices(chosen: ChosenDevices): void {
  browserItems.setItem(KEY, JSON.stringify(chosen))
}
