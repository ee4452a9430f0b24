/** Measured state of the network between the two browsers. */
export interface Sample {
  /** Share of packets that were lost since the last sample, the worse of both directions: 0 to 1. */
  loss: number
  /** Undefined if the browser does not tell. */
  roundTripMs: number | undefined
  /** Bits per second that can be sent; undefined if the browser does not tell. */
  available: number | undefined
}

/** Packets since the beginning of the connection. */
export interface Totals {
  received: number
  lost: number
  /** Times of the reports of the other browser that were read, by the ids of their entries. */
  reports: Record<string, number>
}

export const NO_TOTALS: Totals = { received: 0, lost: 0, reports: {} }

interface Entry {
  id: string
  type: string
  timestamp: number
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
  roundTripTime?: number
  selectedCandidatePairId?: string
  nominated?: boolean
  state?: string
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
}

/**
 * Reads the statistics of a connection. `isCut` is true if nothing has come from the other browser since the last sample.
 * Field names: https://www.w3.org/TR/webrtc-stats/
 */
export function readStats(
  report: Pick<RTCStatsReport, 'forEach'>,
  before: Totals,
): { sample: Sample; totals: Totals; isCut: boolean } {
  const entries: Entry[] = []
  report.forEach((entry: Entry) => entries.push(entry))
  const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
  const outbound = entries.filter(({ type }) => type === 'remote-inbound-rtp')
  const pair = usedPair(entries)
  const totals = {
    received: sum(inbound.map(({ packetsReceived }) => packetsReceived)),
    lost: sum(inbound.map(({ packetsLost }) => packetsLost)),
    reports: Object.fromEntries(outbound.map(({ id, timestamp }) => [id, timestamp])),
  }
  // A report stays in the statistics until the next one, which for sound takes five seconds or so.
  const newReports = outbound.filter(({ id, timestamp }) => before.reports[id] !== timestamp)
  const seconds =
    pair?.currentRoundTripTime ?? outbound.find(({ roundTripTime }) => roundTripTime)?.roundTripTime
  return {
    sample: {
      loss: Math.max(lossBetween(before, totals), ...newReports.map(({ fractionLost = 0 }) => fractionLost)),
      roundTripMs: seconds === undefined ? undefined : Math.round(seconds * 1000),
      available: pair?.availableOutgoingBitrate,
    },
    totals,
    // Browsers notice an interruption only after some seconds, and lower their estimate of the network until then.
    isCut: inbound.length > 0 && totals.received === before.received && newReports.length === 0,
  }
}

/** The way that the packets take. Browsers that do not tell have one pair that was nominated and works. */
function usedPair(entries: Entry[]): Entry | undefined {
  const used = entries.find(({ type }) => type === 'transport')?.selectedCandidatePairId
  return entries.find(({ id, type, nominated, state }) =>
    used === undefined ? type === 'candidate-pair' && nominated && state === 'succeeded' : id === used,
  )
}

const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, one = 0) => all + one, 0)

/** A late packet lowers the number of lost ones, so the difference may be negative. */
function lossBetween(before: Totals, now: Totals): number {
  const lost = Math.max(0, now.lost - before.lost)
  const received = Math.max(0, now.received - before.received)
  return lost + received === 0 ? 0 : lost / (lost + received)
}
