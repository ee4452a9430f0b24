import { createStore } from '@mentor-connect/ui/store'
import { chosenDevices, storeChosenDevices, type ChosenDevices } from './chosenDevices'
import type { DevicesState, ListedKind } from './devicesState'
import { createOpener } from './deviceOpener'
import type { DeviceKind } from './problems'

export type Devices = ReturnType<typeof createDevices>

/** Microphone, camera and screen of one call. The code that opens them must close them. */
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
  const opener = createOpener(store, () => isOpen)
  const handleChange = () => void opener.list()
  const stopScreen = () => {
    store.get().screen?.stop()
    change({ screen: null })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Asks the browser for microphone and camera. It never fails: devices that cannot be used are in `problems`. */
    open: async () => {
      isOpen = true
      navigator.mediaDevices?.addEventListener?.('devicechange', handleChange)
      await opener.open(store.get().chosen.isCameraOff ? ['audio'] : ['audio', 'video'])
    },
    /** Asks for one device again, for example after the person has allowed it. */
    retry: (kind: DeviceKind) => opener.open([kind]),
    toggleMute: () => {
      setChosen({ isMuted: !store.get().chosen.isMuted })
      const { audio, chosen } = store.get()
      if (audio) audio.enabled = !chosen.isMuted
    },
    toggleCamera: async () => {
      const { video } = store.get()
      setChosen({ isCameraOff: video !== null })
      if (!video) return opener.open(['video'])
      video.stop()
      change({ video: null })
    },
    choose: async (kind: ListedKind, id: string) => {
      setChosen({ [kind]: id === '' ? undefined : id })
      if (kind === 'audioinput') await opener.open(['audio'])
      if (kind === 'videoinput' && store.get().video) await opener.open(['video'])
    },
    toggleBlur: async () => {
      setChosen({ isBlurred: !store.get().chosen.isBlurred })
      await opener.blur()
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
        track.addEventListener('ended', () => store.get().screen === track && stopScreen())
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

export const canShareScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})

export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype
