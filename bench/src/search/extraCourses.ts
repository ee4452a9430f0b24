import type { ExtraCourse } from '@mentor-connect/server/testing/searchApi'

const LESSONS = 5
const LATIN = [
  'ba',
  'co',
  'da',
  'fe',
  'gu',
  'ho',
  'ji',
  'ka',
  'lo',
  'mi',
  'na',
  'po',
  'ra',
  'se',
  'tu',
  'vi',
  'za',
  'shi',
]
const DEVANAGARI = [
  'बा',
  'को',
  'दा',
  'फे',
  'गु',
  'हो',
  'जि',
  'का',
  'लो',
  'मि',
  'ना',
  'पो',
  'रा',
  'से',
  'तु',
  'वि',
  'का',
  'शि',
]
/** Few words are frequent and many are rare, as in texts. */
const WORDS = 20_000

/** Courses of words that nobody searches for, but that look and sound like words of both scripts. */
export function* extraCourses(count: number): Generator<ExtraCourse> {
  const random = numbers(1)
  for (let index = 0; index < count; index += 1) {
    const syllables = index % 4 === 0 ? DEVANAGARI : LATIN
    const words = (length: number) =>
      Array.from({ length }, () => wordOf(Math.floor(WORDS ** random()), syllables)).join(' ')
    yield {
      title: words(3),
      description: words(8),
      lessons: Array.from({ length: LESSONS }, () => words(3)),
    }
  }
}

function wordOf(number: number, syllables: string[]): string {
  const parts: string[] = []
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    parts.push(syllables[rest % syllables.length]!)
  return parts.join('')
}

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
