/**
 * Generates a sound that is as regular as a vowel and as interrupted as speech, and which Chromium uses as
 * the sound of a microphone.
 */

const RATE = 48_000
const SECONDS = 10
const HEADER_BYTES = 44
const SYLLABLES_PER_SECOND = 4
const HARMONICS = 12
/** Amplitude of the loudest sample. It leaves headroom, because the browser makes quiet speakers louder. */
const PEAK = 0.5 * 32_767

/**
 * Returns a WAV file that can be played in a loop. It is never silent for longer than half a syllable, so the
 * network is the cause of any longer gap that the other person hears.
 *
 * @param pitch in Hz; two people need different pitches, otherwise each browser takes the other person for
 * its own echo
 */
export function speech(pitch: number): Buffer {
  const count = RATE * SECONDS
  const wav = Buffer.alloc(HEADER_BYTES + 2 * count)
  writeHeader(wav, 2 * count)
  for (let index = 0; index < count; index += 1)
    wav.writeInt16LE(Math.round(PEAK * sampleAt(index / RATE, pitch)), HEADER_BYTES + 2 * index)
  return wav
}

/** The pitch rises and falls every second, because the browser would remove a stationary sound as noise. */
function sampleAt(seconds: number, pitch: number): number {
  const phase = 2 * Math.PI * pitch * seconds + 3 * Math.sin(2 * Math.PI * seconds)
  let sum = 0
  for (let harmonic = 1; harmonic <= HARMONICS; harmonic += 1) sum += Math.sin(harmonic * phase) / harmonic
  const loudness = Math.max(0, Math.sin(2 * Math.PI * SYLLABLES_PER_SECOND * seconds)) ** 0.5
  return (loudness * sum) / 2
}

/** Mono, 16 bits: http://soundfile.sapp.org/doc/WaveFormat */
function writeHeader(wav: Buffer, dataBytes: number) {
  wav.write('RIFF', 0)
  wav.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(2 * RATE, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(dataBytes, 40)
}
