import type { CallSample } from './observeCall'

export type Counter = 'soundPackets' | 'pictures'

/**
 * Returns the time at which sound or picture arrived for the first time after a moment; undefined if none
 * arrived.
 */
export function arrivedAt(samples: CallSample[], counter: Counter, after = 0): number | undefined {
  const before = samples.findLast(({ at }) => at <= after)?.[counter] ?? 0
  return samples.find((sample) => sample.at > after && sample[counter] > before)?.at
}

/**
 * Returns the share of sound packets that were lost between two moments, from 0 to 1; NaN if none was sent.
 */
export function soundLoss(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  const lost = Math.max(0, last.soundLost - first.soundLost)
  return lost / (lost + last.soundPackets - first.soundPackets)
}

/**
 * Returns the share of the played sound that the browser had to synthesise between two moments, from 0 to 1;
 * NaN if nothing was played.
 */
export function soundInvented(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return (last.concealedSamples - first.concealedSamples) / (last.playedSamples - first.playedSamples)
}

/**
 * Returns the loudness of the sound between two moments, in dB relative to the loudest possible sound;
 * -Infinity for silence.
 */
export function loudness(samples: CallSample[], from: number, to: number): number {
  const [first, last] = endsOf(samples, from, to)
  return 10 * Math.log10((last.soundEnergy - first.soundEnergy) / (last.soundSeconds - first.soundSeconds))
}

/** Returns the longest time in ms between two moments in which no packet of sound arrived. */
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

/** Returns the average rate of received data between two moments, in kbit/s. */
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
