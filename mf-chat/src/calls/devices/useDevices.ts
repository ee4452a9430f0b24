import { useStore } from '@mentor-connect/ui/store'
import { useEffect, useState } from 'react'
import { createDevices } from './devices'

/** Microphone and camera for the time in which the page of a call is open, and their state. */
export function useDevices() {
  const [devices] = useState(createDevices)
  const state = useStore(devices)
  useEffect(() => {
    void devices.open()
    return devices.close
  }, [devices])
  return { devices, state }
}
