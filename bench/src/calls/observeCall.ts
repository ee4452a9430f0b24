/** What one browser knew about a call at one moment. The numbers count from the beginning of the connection. */
export interface CallSample {
  /** Time in ms, on the clock of the machine. */
  at: number
  soundPackets: number
  soundLost: number
  pictures: number
  bytes: number
  roundTripMs: number | undefined
  /** True if the packets go through a TURN server on at least one side. */
  isRelayed: boolean
}

/** Runs in the page before its scripts: reads the statistics of the newest connection ten times a second. */
export function observeCall(): void {
  const Original = window.RTCPeerConnection
  let newest: RTCPeerConnection | undefined
  const samples: CallSample[] = []
  Object.assign(window, {
    callSamples: samples,
    RTCPeerConnection: class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        newest = this
        samples.length = 0
      }
    },
  })
  async function read() {
    if (!newest || newest.connectionState === 'closed') return
    const all = [...(await newest.getStats()).values()] as Record<string, never>[]
    const incoming = (kind: string) => all.find((one) => one.type === 'inbound-rtp' && one.kind === kind)
    const pair = all.find(
      (one) => one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded',
    )
    const typeOf = (id: unknown) => all.find((one) => one.id === id)?.candidateType as string | undefined
    const [sound, picture] = [incoming('audio'), incoming('video')]
    samples.push({
      at: Date.now(),
      soundPackets: sound?.packetsReceived ?? 0,
      soundLost: sound?.packetsLost ?? 0,
      pictures: picture?.framesDecoded ?? 0,
      bytes: pair?.bytesReceived ?? 0,
      roundTripMs: pair ? (pair.currentRoundTripTime as number) * 1000 : undefined,
      isRelayed: [typeOf(pair?.localCandidateId), typeOf(pair?.remoteCandidateId)].includes('relay'),
    })
  }
  setInterval(() => void read(), 100)
}
