import type { Store } from '@mentor-connect/ui/store'
import type { ChosenDevices } from './chosenDevices'
import type { DevicesState, ListedKind } from './devicesState'
import { problemOf, type DeviceKind, type DeviceProblem } from './problems'

/**
 * Opens microphones and cameras, and lists the existing devices.
 *
 * @param isWanted false after the devices were closed: a device that the browser opens later is stopped at once
 */
export function createOpener(store: Store<DevicesState>, isWanted: () => boolean) {
  const change = (part: Partial<DevicesState>) => store.update((state) => ({ ...state, ...part }))
  const setProblem = (kind: DeviceKind, problem: DeviceProblem | undefined) =>
    change({ problems: { ...store.get().problems, [kind]: problem } })
  const list = async () => change({ lists: await readLists() })

  /** Puts tracks in the place of earlier ones. */
  const take = (tracks: MediaStreamTrack[]) => {
    if (!isWanted()) return tracks.forEach((track) => track.stop())
    for (const track of tracks) {
      const kind = track.kind as DeviceKind
      store.get()[kind]?.stop()
      track.addEventListener('ended', () => void lose(kind, track))
      if (kind === 'audio') track.enabled = !store.get().chosen.isMuted
      change({ [kind]: track })
      setProblem(kind, undefined)
    }
    void blur()
  }
  /** After a device was unplugged, another one is used if there is one. */
  const lose = async (kind: DeviceKind, track: MediaStreamTrack) => {
    if (store.get()[kind] !== track) return
    change({ [kind]: null })
    await openOne(kind)
    if (!store.get()[kind]) setProblem(kind, 'unplugged')
    await list()
  }
  const request = async (kinds: DeviceKind[]) => {
    const constraints = constraintsOf(kinds, store.get().chosen)
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    take(stream.getTracks())
  }
  /** Opens one device; if it cannot be used, says why. */
  const openOne = async (kind: DeviceKind) => {
    try {
      await request([kind])
    } catch (error) {
      console.warn('A device cannot be used.', error)
      setProblem(kind, problemOf(error))
    }
  }
  const openAll = async (kinds: DeviceKind[]) => {
    if (kinds.length === 1) return openOne(kinds[0]!)
    // The browser asks only once for both. If one of them is missing or refused, the other may still work.
    await request(kinds).catch(async () => {
      for (const kind of kinds) await openOne(kind)
    })
  }
  const blur = async () => {
    const { video, chosen } = store.get()
    if (!video || !canBlur(video)) return
    await video
      .applyConstraints({ backgroundBlur: chosen.isBlurred } as MediaTrackConstraints)
      .catch((error: unknown) => console.warn('The background could not be blurred.', error))
  }
  return {
    /** Never fails: devices that cannot be used are in `problems`. */
    open: async (kinds: DeviceKind[]) => {
      if (!navigator.mediaDevices?.getUserMedia)
        return kinds.forEach((kind) => setProblem(kind, 'unsupported'))
      change({ isOpening: true })
      try {
        await openAll(kinds)
        await list()
      } finally {
        change({ isOpening: false })
      }
    },
    list,
    /** Blurs the background, or shows it, as the person has chosen. */
    blur,
  }
}

/** Before the person has allowed anything, browsers list devices without id and name; these are left out. */
async function readLists(): Promise<DevicesState['lists']> {
  const found = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
  const ofKind = (kind: ListedKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  return {
    audioinput: ofKind('audioinput'),
    videoinput: ofKind('videoinput'),
    audiooutput: ofKind('audiooutput'),
  }
}

function constraintsOf(kinds: DeviceKind[], chosen: ChosenDevices): MediaStreamConstraints {
  const { audioinput, videoinput } = chosen
  return {
    audio: kinds.includes('audio') && {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(audioinput !== undefined && { deviceId: audioinput }),
    },
    video: kinds.includes('video') && {
      width: { ideal: 960 },
      height: { ideal: 540 },
      frameRate: { ideal: 24, max: 30 },
      ...(videoinput === undefined ? { facingMode: 'user' } : { deviceId: videoinput }),
    },
  }
}

/** Some browsers blur the background by themselves: https://www.w3.org/TR/mediacapture-extensions/ */
export function canBlur(video: MediaStreamTrack): boolean {
  const { backgroundBlur } = (video.getCapabilities?.() ?? {}) as { backgroundBlur?: boolean[] }
  return backgroundBlur !== undefined && backgroundBlur.length > 1
}
