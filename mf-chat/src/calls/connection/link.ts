import { createStore } from '@mentor-connect/ui/store'
import { createPeer, type TrackKind } from './peer'
import { createMeter } from './meter'
import { FIRST_QUALITY, type QualityLevel } from './quality'
import { limitAudio, limitVideo, type VideoSource } from './senderSettings'
import type { Signal } from './signal'
import { FIRST_PLAN, type VideoStep } from './videoPlan'

/** Interval in which the network is measured, and in which a missing connection is looked after, in ms. */
export const MEASURE_MS = 2000
/** The time for which a browser may reconnect automatically after it has lost the other, in ms. */
export const INTERRUPTED_MS = 2500
/** Interval of the attempts to connect again, in ms. */
export const RENEW_MS = 5000
/** A connection that is away for longer counts as lost, in ms. The attempts go on. */
export const LOST_MS = 25_000

/** The video that the other person sends: `paused` is a picture that the network has no room for. */
export interface PartnerMedia {
  microphone: 'on' | 'off'
  picture: 'camera' | 'screen' | 'paused' | 'off'
}

export interface LinkState {
  phase: 'connecting' | 'connected' | 'reconnecting' | 'lost'
  quality: QualityLevel
  /** The share of this person's picture that is sent. It is lower on a slow network. */
  video: VideoStep
  partner: PartnerMedia
  /** Sound and picture of the other person. */
  remote: MediaStream
}

/** True while two browsers that were connected do not reach each other. */
export const isAway = (link: Pick<LinkState, 'phase'> | undefined) =>
  link?.phase === 'reconnecting' || link?.phase === 'lost'

export interface LinkOptions {
  isPolite: boolean
  configuration: RTCConfiguration
  send: (signal: Signal) => void
}

export type Link = ReturnType<typeof createLink>

/** The connection to the other browser, which repairs itself and fits what it sends to the network. */
export function createLink(options: LinkOptions) {
  const peer = createPeer({ ...options, onChange, onText })
  const store = createStore<LinkState>({
    phase: 'connecting',
    quality: FIRST_QUALITY.level,
    video: FIRST_PLAN.step,
    partner: { microphone: 'on', picture: 'off' },
    remote: peer.remote,
  })
  let own: PartnerMedia = { microphone: 'off', picture: 'off' }
  let source: VideoSource = 'camera'
  const meter = createMeter(peer)
  let awaySince = Date.now()
  let triedAt = Date.now()
  let isClosed = false

  const change = (part: Partial<LinkState>) => store.update((state) => ({ ...state, ...part }))

  function onChange() {
    const isConnected = peer.isConnected()
    const { phase } = store.get()
    if (isConnected && phase !== 'connected') {
      change({ phase: 'connected' })
      if (phase !== 'connecting') meter.settle()
      void limit()
    }
    if (!isConnected && phase === 'connected') {
      awaySince = triedAt = Date.now()
      change({ phase: 'reconnecting' })
    }
    if (peer.hasFailed()) attempt()
    tell()
  }
  function onText(text: string) {
    const partner = parseMedia(text)
    if (partner) change({ partner })
  }
  /** Tells the other browser what this one sends. */
  function tell() {
    const isPaused = own.picture !== 'off' && store.get().video === 'off'
    peer.sendText(JSON.stringify(isPaused ? { ...own, picture: 'paused' } : own))
  }
  const limit = async () => {
    // Parameters cannot be set while a negotiation changes them. Nothing is sent before it either.
    if (store.get().phase !== 'connected') return
    const [audio, video] = [peer.senderOf('audio'), peer.senderOf('video')]
    if (audio) await limitAudio(audio)
    if (video) await limitVideo(video, store.get().video, source)
  }
  function attempt() {
    triedAt = Date.now()
    peer.renew(store.get().phase === 'connecting')
  }
  function lookAfter() {
    const away = Date.now() - awaySince
    const { phase } = store.get()
    if (away >= LOST_MS && phase !== 'lost') change({ phase: 'lost' })
    const wait = phase === 'reconnecting' && triedAt === awaySince ? INTERRUPTED_MS : RENEW_MS
    if (Date.now() - triedAt < wait) return
    attempt()
  }
  async function measure() {
    const { video: before } = store.get()
    const { quality, video } = await meter.measure(own.picture !== 'off')
    if (isClosed) return
    change({ quality, video })
    if (video === before) return
    await limit()
    tell()
  }
  const beat = () => {
    if (store.get().phase !== 'connected') return lookAfter()
    measure().catch((error: unknown) => console.warn('The network could not be measured.', error))
  }
  const timer = setInterval(beat, MEASURE_MS)

  return {
    get: store.get,
    subscribe: store.subscribe,
    receive: peer.receive,
    /** Sends another track, or nothing, and says so to the other browser. */
    setTrack: async (kind: TrackKind, track: MediaStreamTrack | null, media: Partial<PartnerMedia>) => {
      own = { ...own, ...media }
      if (kind === 'video') source = own.picture === 'screen' ? 'screen' : 'camera'
      await peer.setTrack(kind, track)
      await limit()
      tell()
    },
    /** Says to the other browser that the microphone was muted or turned on. */
    tellMedia: (media: Partial<PartnerMedia>) => {
      own = { ...own, ...media }
      tell()
    },
    /** Called when the device has another network. */
    networkChanged: () => {
      triedAt = Date.now()
      peer.restart()
    },
    useServers: peer.useServers,
    /** Called when signalling is back: signals that got lost are sent again. */
    signallingBack: () => attempt(),
    close: () => {
      isClosed = true
      clearInterval(timer)
      peer.close()
    },
  }
}

const PICTURES: readonly unknown[] = ['camera', 'screen', 'paused', 'off']

/** Returns undefined if the text is not a valid state: the other browser may have another version of this page. */
function parseMedia(text: string): PartnerMedia | undefined {
  try {
    const { microphone, picture } = JSON.parse(text) as Partial<PartnerMedia>
    if (!PICTURES.includes(picture)) return undefined
    return { microphone: microphone === 'off' ? 'off' : 'on', picture: picture! }
  } catch (error) {
    console.warn('The other browser sent an invalid state.', error)
    return undefined
  }
}
