/** The state of a call in one browser at one moment. Counters begin with the connection. */
export interface CallSample {
  /** Time in ms, on the clock of the machine. */
  at: number
  soundPackets: number
  soundLost: number
  /** Number of sound samples that were played, and how many of them the browser had to synthesise. */
  playedSamples: number
  concealedSamples: number
  /**
   * Energy of the sound that was played (the mean of the squares of samples between 0 and 1, times the
   * length), and its length in s.
   */
  soundEnergy: number
  soundSeconds: number
  pictures: number
  bytes: number
  roundTripMs: number | undefined
  /** True if the packets go through a TURN server on at least one side. */
  isRelayed: boolean
  /** The protocol between this browser and its TURN server; undefined if the browser uses no TURN server. */
  relayProtocol: string | undefined
}

/** Field names: https://www.w3.org/TR/webrtc-stats/ */
interface Entry {
  id: string
  type: string
  kind?: string
  selectedCandidatePairId?: string
  candidateType?: string
  relayProtocol?: string
  localCandidateId?: string
  remoteCandidateId?: string
  currentRoundTripTime?: number
  packetsReceived?: number
  packetsLost?: number
  totalSamplesReceived?: number
  concealedSamples?: number
  silentConcealedSamples?: number
  totalAudioEnergy?: number
  totalSamplesDuration?: number
  framesDecoded?: number
  bytesReceived?: number
}

/** Runs in the page before its scripts: reads the statistics of the newest connection ten times a second. */
export function observeCall(): void {
  const Original = window.RTCPeerConnection
  let newest: RTCPeerConnection | undefined
  const samples: CallSample[] = []
  const observed = new Proxy(Original, {
    construct(target, [configuration]: [RTCConfiguration?]) {
      newest = new target(configuration)
      samples.length = 0
      return newest
    },
  })
  Object.assign(window, { callSamples: samples, RTCPeerConnection: observed })
  async function read() {
    if (!newest || newest.connectionState === 'closed') return
    const all = [...(await newest.getStats()).values()] as Entry[]
    const incoming = (kind: string) => all.find((one) => one.type === 'inbound-rtp' && one.kind === kind)
    const transport = all.find((one) => one.type === 'transport')
    const byId = (id?: string) => all.find((one) => one.id === id)
    const pair = byId(transport?.selectedCandidatePairId)
    const [local, distant] = [byId(pair?.localCandidateId), byId(pair?.remoteCandidateId)]
    const [sound, picture] = [incoming('audio'), incoming('video')]
    samples.push({
      at: Date.now(),
      soundPackets: sound?.packetsReceived ?? 0,
      soundLost: sound?.packetsLost ?? 0,
      playedSamples: sound?.totalSamplesReceived ?? 0,
      // Silence that conceals lost silence is not counted.
      concealedSamples: (sound?.concealedSamples ?? 0) - (sound?.silentConcealedSamples ?? 0),
      soundEnergy: sound?.totalAudioEnergy ?? 0,
      soundSeconds: sound?.totalSamplesDuration ?? 0,
      pictures: picture?.framesDecoded ?? 0,
      // A call may change to another pair of addresses, whose counter starts at 0.
      bytes: transport?.bytesReceived ?? 0,
      roundTripMs: pair?.currentRoundTripTime === undefined ? undefined : pair.currentRoundTripTime * 1000,
      isRelayed: [local?.candidateType, distant?.candidateType].includes('relay'),
      relayProtocol: local?.relayProtocol,
    })
  }
  setInterval(() => void read(), 100)
}
