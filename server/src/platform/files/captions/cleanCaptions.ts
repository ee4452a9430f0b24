import {
  CAPTION_CUES_MAX,
  CAPTION_TEXT_MAX,
  VIDEO_SECONDS_MAX,
} from '@mentor-connect/contract/courses/lessons/lessonLimits'
import {
  LEFT_OUT_LINE_MAX,
  type LeftOutCue,
  type LeftOutReason,
} from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { RejectedFileError } from '../rejectedFileError'
import { cleanCueText } from './cueText'
import { fromSubRip, isSubRip } from './subRip'

const NOT_CAPTIONS = 'These are not captions in WebVTT or SubRip. Choose a .vtt or .srt file.'

export interface CleanCaptions {
  text: string
  /** Entries that cannot be shown, in the order of the file. */
  leftOut: LeftOutCue[]
}

/**
 * Reads captions (WebVTT of the W3C, or SubRip) and rewrites them with the features that all browsers support: times,
 * positions and text. Styles, regions and comments are dropped; entries that cannot be shown are dropped and listed.
 *
 * @throws RejectedFileError if nothing remains
 */
export function cleanCaptions(bytes: Buffer): CleanCaptions {
  const cues: string[] = []
  const leftOut: LeftOutCue[] = []
  for (const entry of entriesOf(linesOf(decoded(bytes)))) {
    const cue = cleanCue(entry)
    if (typeof cue === 'string') cues.push(cue)
    else if (cue) leftOut.push(cue)
  }
  if (cues.length === 0) throw new RejectedFileError(nothingRemains(leftOut))
  if (cues.length > CAPTION_CUES_MAX)
    throw new RejectedFileError(`These captions have more than ${CAPTION_CUES_MAX} entries.`)
  return { text: `WEBVTT\n\n${cues.join('\n\n')}\n`, leftOut }
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

/** Returns the captions as lines of WebVTT, without the first line `WEBVTT`. */
function linesOf(text: string): string[] {
  const [head = '', ...lines] = text.split('\n')
  if (/^WEBVTT(?:[ \t]|$)/.test(head)) return lines
  if (!isSubRip([head, ...lines])) throw new RejectedFileError(NOT_CAPTIONS)
  // The empty line ends the header, which SubRip does not have.
  return ['', head, ...lines].map(fromSubRip)
}

function nothingRemains([first]: LeftOutCue[]): string {
  return first
    ? `None of these captions can be shown. The first one: “${first.line}”.`
    : 'These captions have no text.'
}

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+(.*))?$`)
const SETTING =
  /^(?:vertical:(?:rl|lr)|line:-?[\d.]+%?(?:,\w+)?|position:[\d.]+%(?:,[\w-]+)?|size:[\d.]+%|align:\w+)$/
const COMMENT = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
/** Matches metadata such as `Kind: captions` or `X-TIMESTAMP-MAP=LOCAL:…`. */
const METADATA = /^[\w-]+\s*[:=]/

interface Entry {
  /** The line with the times, or the first line if there are none. */
  line: string
  text: string[]
  isCue: boolean
  /** True for comments, styles, and lines of the header below `WEBVTT`. */
  isIgnored: boolean
}

const isBlank = (line: string) => line.trim() === ''

/**
 * Returns true for the line directly below the times of an entry. Large sites write a line with one space
 * there, which must not end the entry.
 */
const isFirstOfCue = (entry: Entry | undefined) => entry?.isCue === true && entry.text.length === 0

/** Splits the lines into blocks. A block ends at an empty line, or before the times of the next entry. */
function entriesOf(lines: string[]): Entry[] {
  const entries: Entry[] = []
  let entry: Entry | undefined
  let isHeader = true
  for (const line of lines) {
    if (line === '' || (isBlank(line) && !isFirstOfCue(entry))) [entry, isHeader] = [undefined, false]
    else if (entry && !TIMES.test(line)) entry.text.push(line)
    else {
      const isCue = TIMES.test(line)
      if (entry && isCue) dropIdentifier(entries, entry)
      const isIgnored = !isCue && (isHeader || COMMENT.test(line) || isMetadata(entries, line))
      entry = { line, text: [], isCue, isIgnored }
      entries.push(entry)
    }
  }
  return entries.filter((one) => !one.isIgnored)
}

/**
 * Removes the identifier above the times of an entry. It is a separate block, or the last line of the block before if
 * the empty line is missing.
 */
function dropIdentifier(entries: Entry[], { isCue, text }: Entry) {
  if (!isCue && text.length === 0) entries.pop()
  else if (isCue && text.length > 1 && /^\d+$/.test(text.at(-1)!)) text.pop()
}

const isMetadata = (entries: Entry[], line: string) =>
  entries.every(({ isCue }) => !isCue) && METADATA.test(line)

/** Returns the entry as WebVTT or the reason why it cannot be shown; undefined for an entry without text. */
function cleanCue({ line, text: lines, isCue }: Entry): string | LeftOutCue | undefined {
  const named = [line, ...lines].find((one) => one.includes('-->')) ?? line
  const left = (why: LeftOutReason): LeftOutCue => ({ line: named.trim().slice(0, LEFT_OUT_LINE_MAX), why })
  if (!isCue) return lines.length > 0 || !/^\d+$/.test(line) ? left('times') : undefined
  const [, ...found] = TIMES.exec(line) ?? []
  const [start, end] = [secondsOf(found.slice(0, 4)), secondsOf(found.slice(4, 8))]
  const text = cleanCueText(lines.filter((one) => !isBlank(one)).join('\n'))
  if (text.replace(/<[^>]*>/g, '').trim() === '') return undefined
  if (start === undefined || end === undefined) return left('times')
  if (start >= end) return left('length')
  if (end > VIDEO_SECONDS_MAX) return left('late')
  if (text.length > CAPTION_TEXT_MAX) return left('long')
  const settings = (found[8] ?? '').split(/\s+/).filter((setting) => SETTING.test(setting))
  return `${[timeText(start), '-->', timeText(end), ...settings].join(' ')}\n${text}`
}

/** Returns undefined if the minutes or seconds are 60 or more. */
function secondsOf([hours = '0', minutes, seconds, fraction = '0']: (string | undefined)[]):
  | number
  | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

function timeText(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const [hours, minutes] = [two(ms / HOUR_MS), two((ms / 60_000) % 60)]
  return `${hours}:${minutes}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
