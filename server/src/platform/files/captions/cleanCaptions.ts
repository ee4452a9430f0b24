import {
  CAPTION_CUES_MAX,
  CAPTION_TEXT_MAX,
  VIDEO_SECONDS_MAX,
} from '@mentor-connect/contract/rules/lessonLimits'
import { RejectedFileError } from '../rejectedFileError'

const NOT_VTT = 'These are not captions in WebVTT. Choose a .vtt file.'

/**
 * Reads captions (WebVTT, W3C) and writes them anew with what all browsers show: times, places and text. Styles, regions and
 * comments are left out.
 *
 * @throws RejectedFileError
 */
export function cleanCaptions(bytes: Buffer): string {
  const [head = '', ...blocks] = decoded(bytes).split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) throw new RejectedFileError(NOT_VTT)
  const cues = blocks.flatMap((block) => cleanCue(block.split('\n').filter((line) => line !== '')))
  if (cues.length === 0) throw new RejectedFileError('These captions have no text.')
  if (cues.length > CAPTION_CUES_MAX)
    throw new RejectedFileError(`These captions have more than ${CAPTION_CUES_MAX} entries.`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/\r\n?/g, '\n')
      .replaceAll('\0', '')
  } catch {
    throw new RejectedFileError('These captions are not in UTF-8. Save them in this encoding.')
  }
}

const TIME = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(.*)$`)
const SETTING =
  /^(?:vertical:(?:rl|lr)|line:-?[\d.]+%?(?:,\w+)?|position:[\d.]+%(?:,[\w-]+)?|size:[\d.]+%|align:\w+)$/

/** A cue may have a line with an identifier before its times. Other blocks have no times: they are left out. */
function cleanCue(lines: string[]): string[] {
  const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'))
  if (at < 0) return []
  const [, ...found] = TIMES.exec(lines[at]!) ?? []
  if (found.length === 0)
    throw new RejectedFileError(`“${lines[at]!.trim().slice(0, 60)}” is not a time in captions.`)
  const [start, end] = [secondsOf(found.slice(0, 4)), secondsOf(found.slice(4, 8))]
  if (start >= end || end > VIDEO_SECONDS_MAX)
    throw new RejectedFileError(`An entry of the captions cannot end at ${timeText(end)}.`)
  const text = lines
    .slice(at + 1)
    .map(cleanText)
    .join('\n')
  if (text.trim() === '') return []
  if (text.length > CAPTION_TEXT_MAX)
    throw new RejectedFileError(`The captions at ${timeText(start)} are too long.`)
  const settings = (found[8] ?? '').split(/\s+/).filter((setting) => SETTING.test(setting))
  return [`${[timeText(start), '-->', timeText(end), ...settings].join(' ')}\n${text}`]
}

const secondsOf = ([hours = '0', minutes, seconds, ms]: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000

function timeText(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const [hours, minutes] = [two(ms / 3_600_000), two((ms / 60_000) % 60)]
  return `${hours}:${minutes}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

/** Bold, italic and underlined, and who speaks. */
const TAG = /<(\/?[biu]|v(?:\.[\w.-]+)? [^<>&]{1,100}|\/v)>/g

/** Every other angle bracket becomes text. */
function cleanText(line: string): string {
  const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  let clean = ''
  let from = 0
  for (const { index, 0: tag } of line.matchAll(TAG)) {
    clean += escaped(line.slice(from, index)) + tag
    from = index + tag.length
  }
  return clean + escaped(line.slice(from))
}
