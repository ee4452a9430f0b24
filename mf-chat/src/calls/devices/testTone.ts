/** Length of the tone in seconds. */
const TONE_S = 0.8
const QUIET = 0.08

/** Plays a short tone of two notes on a speaker, to check it. Without `speaker`, it is the browser's default. */
export async function playTestTone(speaker: string | undefined): Promise<void> {
  const context = new AudioContext()
  const target = context.createMediaStreamDestination()
  const volume = context.createGain()
  volume.gain.value = QUIET
  volume.connect(target)
  ;[523, 659].forEach((frequency, index) => {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(volume)
    note.start(context.currentTime + (index * TONE_S) / 2)
    note.stop(context.currentTime + ((index + 1) * TONE_S) / 2)
  })
  const player = new Audio()
  player.srcObject = target.stream
  if (speaker !== undefined && 'setSinkId' in player) await player.setSinkId(speaker)
  await player.play()
  setTimeout(
    () => {
      player.srcObject = null
      void context.close()
    },
    TONE_S * 1000 + 500,
  )
}
