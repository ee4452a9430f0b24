import { VOICE_LEVELS_MAX, VOICE_LEVEL_MAX } from '@mentor-connect/contract/messages/chatLimits'

/** Loudness of a piece of sound, from 0 to `VOICE_LEVEL_MAX`. @param samples as of an analyser: 128 is silence */
export function levelOf(samples: Uint8Array): number {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
  return Math.min(VOICE_LEVEL_MAX, Math.round((loudest / 128) * VOICE_LEVEL_MAX))
}

/** Levels for the waveform: at most `VOICE_LEVELS_MAX`, each the loudest of those that it stands for. */
export function waveformOf(levels: number[]): number[] {
  const count = Math.min(levels.length, VOICE_LEVELS_MAX)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / count))
    return Math.max(...levels.slice(from, to))
  })
}
