import { levelOf } from './voiceLevels'

/** Measures the loudness of a stream. */
export function levelMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      return levelOf(samples)
    },
    close: () => void context.close(),
  }
}
