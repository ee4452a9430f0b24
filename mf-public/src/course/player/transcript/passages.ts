/** A part of what is said in a video; times in seconds. */
export interface Passage {
  start: number
  end: number
  text: string
}

/** A sentence that pauses for longer, in seconds, is not joined. */
const PAUSE = 0.5
/** Characters of a joined passage. */
const LONGEST = 240
/** Browsers round the time that they jump to. */
const ROUNDING = 0.01

/** Joins cues if punctuation shows that one sentence goes on. A passage begins when its first cue does. */
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

/** Index of the passage that is being said, or was said last; -1 before the first. */
export const passageAt = (passages: readonly Passage[], second: number) =>
  passages.findLastIndex(({ start }) => start <= second + ROUNDING)

/**
 * Matches where a sentence goes on from one cue to the next, written with a line break between them: before a small letter,
 * or between two letters of scripts without capital letters.
 */
const SAME_SENTENCE = /(?:[\p{L}\p{M}\p{N},;–—-]\n\p{Ll}|[\p{Lo}\p{M},;–—-]\n\p{Lo})/u
/** Up to two words before a colon name who speaks. */
const SPEAKER = /^[^\s:]+( [^\s:]+)?:/

const goesOn = (last: Passage, next: Passage) =>
  next.start - last.end <= PAUSE &&
  last.text.length + next.text.length < LONGEST &&
  SAME_SENTENCE.test(`${last.text}\n${next.text}`) &&
  !SPEAKER.test(next.text)
