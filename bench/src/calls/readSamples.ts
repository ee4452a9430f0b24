import type { CallSample } from './observeCall'

export type Counter = 'soundPackets' | 'pictures'

/** Time at which sound or picture arrived for the first time, or again after a moment; undefined if it did not. */
export function arrivedAt(samples: CallSample[], counter: Counter, after = 0): number | undefined {
  const before = samples.findLast(({ at }) => at <= after)?.[counter] ?? 0
  return samples.find((sample) => sample.at > after && sample[counter] > before)?.at
}

/** Share of the sound's packets that were lost between two moments: 0 to 1. NaN if none was sent. */
export function soundLoss(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  const lost = Math.max(0, last.soundLost - first.soundLost)
  return lost / (lost + last.soundPackets - first.soundPackets)
}

/** Share of the played sound that the browser had to invent between two moments: 0 to 1. NaN if nothing was played. */
export function soundInvented(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return (last.concealedSamples - first.concealedSamples) / (last.playedSamples - first.playedSamples)
}

/** Loudness of the sound between two moments, in dB below the loudest possible one; -Infinity for silence. */
export function loudness(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return 10 * Math.log10((last.soundEnergy - first.soundEnergy) / (last.soundSeconds - first.soundSeconds))
}

/** Longest time in ms without a packet of sound between two moments. */
export function longestSilence(samples: CallSample[], from: number, to: number): number {
  let [heardAt, longest, packets] = [from, 0, -1]
  for (const { at, soundPackets } of samples) {
    if (at < from || at > to) continue
    if (soundPackets > packets) heardAt = at
    packets = soundPackets
    longest = Math.max(longest, at - heardAt)
  }
  return Math.max(longest, to - heardAt)
}

/** Number of pictures that arrived between two moments. */
export function picturesBetween(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return last.pictures - first.pictures
}

/** Kilobits per second that arrived between two moments. */
export function kilobits(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return ((last.bytes - first.bytes) * 8) / (last.at - first.at)
}

/** @throws if there are no samples between the two moments */
function endsOf(samples: CallSample[], from: number, to: number): [CallSample, CallSample] {
  const within = samples.filter(({ at }) => at >= from && at <= to)
  if (within.length < 2) throw new Error('The browser has measured nothing in this time.')
  return [within[0]!, within.at(-1)!]
}
