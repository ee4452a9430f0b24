/** Highest bitrate of the sound, in bits per second. Speech is clear with it, and it leaves room on a slow network. */
export const AUDIO_BITS_PER_SECOND = 32_000

/**
 * Settings that the other browser is told to send its sound with: lost packets are repaired from the next ones, and
 * nothing is sent during silence.
 */
const SETTINGS = {
  useinbandfec: '1',
  usedtx: '1',
  stereo: '0',
  'sprop-stereo': '0',
  maxaveragebitrate: String(AUDIO_BITS_PER_SECOND),
}

/** Returns a session description in which Opus has the settings of calls. Other formats stay as they are. */
export function withOpusSettings(sdp: string): string {
  const lines = sdp.split('\r\n')
  const formats = lines.flatMap((line) => /^a=rtpmap:(\d+) opus\//i.exec(line)?.[1] ?? [])
  return lines.flatMap((line) => withSettings(line, formats, lines)).join('\r\n')
}

function withSettings(line: string, formats: string[], lines: string[]): string[] {
  const [, kind, format, settings = ''] = /^a=(fmtp|rtpmap):(\d+) (.*)$/.exec(line) ?? []
  if (format === undefined || !formats.includes(format)) return [line]
  if (kind === 'fmtp') return [`a=fmtp:${format} ${merged(settings)}`]
  const hasOwnLine = lines.some((other) => other.startsWith(`a=fmtp:${format} `))
  return hasOwnLine ? [line] : [line, `a=fmtp:${format} ${merged('')}`]
}

function merged(settings: string): string {
  const known = settings
    .split(';')
    .map((setting) => setting.trim().split('=') as [string, string?])
    .filter(([name]) => name !== '' && !(name in SETTINGS))
  return [...known, ...Object.entries(SETTINGS)]
    .map(([name, value]) => (value === undefined ? name : `${name}=${value}`))
    .join(';')
}
