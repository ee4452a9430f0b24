import { FakeStream, FakeTrack } from '../connection/testing/FakePeerConnection'

type Kind = 'audio' | 'video'

/** Fakes microphone, camera and screen, which jsdom does not have. */
export class FakeDevices extends EventTarget {
  /** Error with which a device is refused. */
  refuses: Partial<Record<Kind, DOMException>> = {}
  listed = [
    { kind: 'audioinput', deviceId: 'mic-1', label: 'Headset' },
    { kind: 'audioinput', deviceId: 'mic-2', label: 'Desk microphone' },
    { kind: 'videoinput', deviceId: 'cam-1', label: 'Front camera' },
    { kind: 'audiooutput', deviceId: 'out-1', label: 'Speaker of the headset' },
  ]
  /** Every track that was given, in order. */
  tracks: FakeTrack[] = []
  requests: MediaStreamConstraints[] = []

  constructor() {
    super()
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: this })
    HTMLMediaElement.prototype.setSinkId = async () => undefined
    // jsdom plays nothing.
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      configurable: true,
      writable: true,
      value: null,
    })
  }

  async getUserMedia(constraints: MediaStreamConstraints) {
    this.requests.push(constraints)
    const kinds = (['audio', 'video'] as const).filter((kind) => constraints[kind])
    const refused = kinds.find((kind) => this.refuses[kind])
    if (refused) throw this.refuses[refused]!
    return this.streamOf(kinds)
  }
  async getDisplayMedia() {
    return this.streamOf(['video'])
  }
  async enumerateDevices() {
    return this.listed
  }

  /** The live tracks of a kind. */
  live(kind: Kind) {
    return this.tracks.filter((track) => track.kind === kind && track.readyState === 'live')
  }

  private streamOf(kinds: readonly Kind[]) {
    const tracks = kinds.map((kind) => new FakeTrack(kind, `${kind}-${this.tracks.length}`))
    this.tracks.push(...tracks)
    return new FakeStream(tracks)
  }
}
