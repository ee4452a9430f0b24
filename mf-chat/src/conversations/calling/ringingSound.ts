import { browserItems } from '@mentor-connect/contract/browser/storage'

const KEY = 'mc.call-sound'
/** Interval between two rings, in ms. */
const EVERY_MS = 3000
const NOTES = [440, 554, 659]
const NOTE_S = 0.18
const QUIET = 0.06

/** Returns the choice of the person; without one, it is quiet for those who want less motion. */
export function isRingingMuted(): boolean {
  const stored = browserItems.getItem(KEY)
  if (stored !== null) return stored === 'muted'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function storeRingingMuted(isMuted: boolean): void {
  browserItems.setItem(KEY, isMuted ? 'muted' : 'on')
}

/**
 * Rings until the returned function is called. Browsers play no sound on a page that nobody has touched yet; it is
 * silent then.
 */
export function startRinging(): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined
  const context = new AudioContext()
  const ring = () => NOTES.forEach((frequency, index) => playNote(context, frequency, index * NOTE_S))
  ring()
  const timer = setInterval(ring, EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

function playNote(context: AudioContext, frequency: number, delay: number) {
  const begin = context.currentTime + delay
  const volume = context.createGain()
  volume.gain.setValueAtTime(QUIET, begin)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 2 * NOTE_S)
  volume.connect(context.destination)
  const note = context.createOscillator()
  note.frequency.value = frequency
  note.connect(volume)
  note.start(begin)
  note.stop(begin + 2 * NOTE_S)
}
