import { levelMeter } from './levelMeter'
import { waveformOf } from './voiceLevels'

/** Formats of recordings, the one first that every browser plays. */
const FORMATS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus']
const BITS_PER_SECOND = 32_000
/** Interval in which the level is measured, in ms. */
const LEVEL_MS = 100

export interface Recorded {
  content: Blob
  seconds: number
  levels: number[]
}

export interface Recording {
  /** The loudness now. */
  level: () => number
  seconds: () => number
  /** Ends the recording. Rejects if nothing was recorded. */
  stop: () => Promise<Recorded>
  cancel: () => void
}

/** The format in which this browser can record; undefined if it cannot record voice messages. */
export function recordingFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined
  return FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
}

/**
 * Begins to record from the microphone. The browser asks the person for permission.
 *
 * @throws DOMException `NotAllowedError` if the microphone is refused
 */
export async function startRecording(format: string): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_PER_SECOND })
  const parts: Blob[] = []
  const levels: number[] = []
  const meter = levelMeter(stream)
  const beganAt = performance.now()
  const seconds = () => (performance.now() - beganAt) / 1000
  const timer = setInterval(() => levels.push(meter.level()), LEVEL_MS)
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()

  const release = () => {
    clearInterval(timer)
    meter.close()
    stream.getTracks().forEach((track) => track.stop())
  }
  const stop = () =>
    new Promise<Recorded>((resolve, reject) => {
      const length = seconds()
      recorder.addEventListener('stop', () => {
        release()
        const content = new Blob(parts, { type: format.split(';')[0] })
        if (content.size === 0) reject(new Error('Nothing was recorded.'))
        else resolve({ content, seconds: Math.round(length * 10) / 10, levels: waveformOf(levels) })
      })
      recorder.stop()
    })
  const cancel = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    release()
  }
  return { level: meter.level, seconds, stop, cancel }
}
