import type { Link, PartnerMedia } from '../connection/link'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'

/** The tracks of these devices that are sent: a shared screen takes the place of the camera. */
function sent({ audio, video, screen, chosen }: DevicesState) {
  const media: PartnerMedia = {
    microphone: audio && !chosen.isMuted ? 'on' : 'off',
    picture: screen ? 'screen' : video ? 'camera' : 'off',
  }
  return { audio, video: screen ?? video, media }
}

/** Sends microphone, camera and screen over a link, also after each change. Returns a function that ends this. */
export function sendMedia(devices: Devices, link: Link): () => void {
  let before: ReturnType<typeof sent> | undefined
  const update = () => {
    const now = sent(devices.get())
    const { microphone, picture } = now.media
    const fail = (error: unknown) => console.warn('A device could not be sent.', error)
    if (now.audio !== before?.audio) link.setTrack('audio', now.audio, { microphone }).catch(fail)
    if (now.video !== before?.video) link.setTrack('video', now.video, { picture }).catch(fail)
    if (microphone !== before?.media.microphone) link.tellMedia({ microphone })
    before = now
  }
  update()
  return devices.subscribe(update)
}
