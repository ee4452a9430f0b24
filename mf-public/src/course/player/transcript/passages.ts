/** A part of a video's speech. Times in seconds from the start of the video. */
export interface Passage {
  start: number
  end: number
  text: string
}

/** Cues are not joined if the pause between them is longer than this, in seconds. */
const PAUSE = 0.5
/** Maximum length of a joined passage, in characters. */
const LONGEST = 240
/** Tolerance in seconds, because browsers round the time that they jump to. */
const ROUNDING = 0.01

/**
 * Joins cues if the punctuation shows that they belong to one sentence. A passage starts at the time of its
 * first cue.
 */
export function joinSentences(cues: readonly Passage[]): Passage[] {
  const passages: Passage[] = []
  for (const cue of cues) {
    const last = passages.at(-1)
    if (last && goesOn(last, cue))
      passages[passages.length - 1] = { ...last, end: cue.end, text: `${last.text} ${cue.text}` }
    else passages.push(cue)
  }
  return passages
}

/** Index of the current passage or, in a pause, the last one; -1 before the first. */
export const passageAt = (passages: readonly Passage[], second: number) =>
  passages.findLastIndex(({ start }) => start <= second + ROUNDING)

/**
 * Matches two cues of one sentence, joined by a line break: the second one begins with a small letter, or both sides
 * have letters of a script without capital letters.
 */
const SAME_SENTENCE = /(?:[\p{L}\p{M}\p{N},;–—-]\n\p{Ll}|[\p{Lo}\p{M},;–—-]\n\p{Lo})/u
/** Matches a speaker's name: up to two words before a colon. */
const SPEAKER = /^[^\s:]+( [^\s:]+)?:/

const goesOn = (last: Passage, next: Passage) =>
  next.start - last.end <= PAUSE &&
  last.text.length + next.text.length < LONGEST &&
  SAME_SENTENCE.test(`${last.text}\n${next.text}`) &&
  !SPEAKER.test(next.text)
