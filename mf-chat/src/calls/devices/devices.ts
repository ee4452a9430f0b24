import { createStore } from '@mentor-connect/ui/store'
import { chosenDevices, storeChosenDevices, type ChosenDevices } from './chosenDevices'
import { problemOf, type DeviceKind, type DeviceProblem } from './problems'

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

export type Devices = ReturnType<typeof createDevices>

/** Microphone, camera and screen of one call. Whoever opens them must close them. */
export function createDevices() {
  const store = createStore<DevicesState>({
    isOpening: false,
    audio: null,
    video: null,
    screen: null,
    problems: {},
    lists: { audioinput: [], videoinput: [], audiooutput: [] },
    chosen: chosenDevices(),
  })
  let isOpen = false
  const change = (part: Partial<DevicesState>) => store.update((state) => ({ ...state, ...part }))
  const setChosen = (part: Partial<ChosenDevices>) => {
    const chosen = { ...store.get().chosen, ...part }
    storeChosenDevices(chosen)
    change({ chosen })
  }
  const setProblem = (kind: DeviceKind, problem: DeviceProblem | undefined) =>
    change({ problems: { ...store.get().problems, [kind]: problem } })

  const list = async () => {
    const found = (await navigator.mediaDevices?.enumerateDevices?.()) ?? []
    const ofKind = (kind: ListedKind) =>
      found
        // Before the person has allowed anything, browsers list devices without id and name.
        .filter((device) => device.kind === kind && device.deviceId !== '')
        .map(({ deviceId, label }) => ({ id: deviceId, label }))
    change({
      lists: {
        audioinput: ofKind('audioinput'),
        videoinput: ofKind('videoinput'),
        audiooutput: ofKind('audiooutput'),
      },
    })
  }
  /** Puts tracks in the place of earlier ones; those that come after `close` are ended at once. */
  const take = (tracks: MediaStreamTrack[]) => {
    if (!isOpen) return tracks.forEach((track) => track.stop())
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
    setProblem(kind, 'unplugged')
    await request([kind]).catch(() => undefined)
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
  const openKinds = async (kinds: DeviceKind[]) => {
    if (kinds.length === 0) return
    if (!navigator.mediaDevices?.getUserMedia) return kinds.forEach((kind) => setProblem(kind, 'unsupported'))
    change({ isOpening: true })
    try {
      if (kinds.length === 1) await openOne(kinds[0]!)
      else
        await request(kinds).catch(async () => {
          // One of the two is missing or refused; the other may work.
          for (const kind of kinds) await openOne(kind)
        })
      await list()
    } finally {
      change({ isOpening: false })
    }
  }
  const blur = async () => {
    const { video, chosen } = store.get()
    if (!video || !canBlur(video)) return
    await video
      .applyConstraints({ backgroundBlur: chosen.isBlurred } as MediaTrackConstraints)
      .catch((error: unknown) => console.warn('The background could not be blurred.', error))
  }
  const handleChange = () => void list()
  const stopScreen = () => {
    store.get().screen?.stop()
    change({ screen: null })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Asks the browser for microphone and camera. It never fails: what cannot be used is in `problems`. */
    open: async () => {
      isOpen = true
      navigator.mediaDevices?.addEventListener?.('devicechange', handleChange)
      await openKinds(store.get().chosen.isCameraOff ? ['audio'] : ['audio', 'video'])
    },
    /** Asks for one device again, for example after the person has allowed it. */
    retry: (kind: DeviceKind) => openKinds([kind]),
    toggleMute: () => {
      setChosen({ isMuted: !store.get().chosen.isMuted })
      const { audio, chosen } = store.get()
      if (audio) audio.enabled = !chosen.isMuted
    },
    toggleCamera: async () => {
      const { video } = store.get()
      setChosen({ isCameraOff: video !== null })
      if (!video) return openKinds(['video'])
      video.stop()
      change({ video: null })
    },
    choose: async (kind: ListedKind, id: string) => {
      setChosen({ [kind]: id === '' ? undefined : id })
      if (kind === 'audioinput') await openKinds(['audio'])
      if (kind === 'videoinput' && store.get().video) await openKinds(['video'])
    },
    toggleBlur: async () => {
      setChosen({ isBlurred: !store.get().chosen.isBlurred })
      await blur()
    },
    /** Shares a screen or a window. Returns without a message if the person chooses none. */
    shareScreen: async () => {
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } })
        const [track] = stream.getVideoTracks()
        if (!track) return
        if (!isOpen) return track.stop()
        track.contentHint = 'detail'
        // The bar of the browser ends sharing as well.
        track.addEventListener('ended', stopScreen)
        change({ screen: track })
      } catch (error) {
        console.info('No screen is shared.', error)
      }
    },
    stopScreen,
    /** Ends everything: no light of a camera stays on. */
    close: () => {
      isOpen = false
      navigator.mediaDevices?.removeEventListener?.('devicechange', handleChange)
      const { audio, video, screen } = store.get()
      for (const track of [audio, video, screen]) track?.stop()
      change({ audio: null, video: null, screen: null, problems: {} })
    },
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

export const canShareScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype
