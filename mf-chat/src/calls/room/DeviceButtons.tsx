import { Mic, MicOff, Video, VideoOff } from 'lucide-react'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import { ControlButton } from './ControlButton'

export const MICROPHONE_KEY = 'M'
export const CAMERA_KEY = 'V'

/** Turns microphone and camera on and off. */
export function DeviceButtons({ devices, state }: { devices: Devices; state: DevicesState }) {
  const t = useT()
  const hears = state.audio !== null && !state.chosen.isMuted
  const sees = state.video !== null
  const word = (isOn: boolean) => t(isOn ? 'call.control.on' : 'call.control.off')
  return (
    <>
      <ControlButton
        icon={hears ? Mic : MicOff}
        label={t('call.control.microphone')}
        stateText={word(hears)}
        isOn={hears}
        shortcut={MICROPHONE_KEY}
        onClick={() => turnMicrophone(devices)}
      />
      <ControlButton
        icon={sees ? Video : VideoOff}
        label={t('call.control.camera')}
        stateText={word(sees)}
        isOn={sees}
        isInactive={state.isOpening}
        shortcut={CAMERA_KEY}
        onClick={() => void devices.toggleCamera()}
      />
    </>
  )
}

/** Mutes the microphone or turns it on; one that could not be used is asked for again. */
export function turnMicrophone(devices: Devices) {
  const { audio, chosen } = devices.get()
  if (audio || chosen.isMuted) devices.toggleMute()
  if (!audio) void devices.retry('audio')
}
