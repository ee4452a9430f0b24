import { tidyLine, tidyLineError } from '@mentor-connect/contract/rules/enteredText'
import { tooComplexLine } from '@mentor-connect/contract/courses/lessons/markdownLimits'
import { readNumber } from '@mentor-connect/contract/rules/numbers/readNumber'
import { searchedText, searchWords } from '@mentor-connect/contract/courses/searchWords'
import { isSameAnswer } from '../../courses/quizzes/sameAnswer'
import { nearestSpelling } from '../../courses/suggestions/spellings'
import { cleanCaptions } from '../../platform/files/captions/cleanCaptions'
import { requireAcceptable } from '../../platform/http/validation/acceptableInput'
import { countedWork } from './countedWork'
import { filledWith, GRAMMARS } from './grammars'

/** Maximum number of blocks of code per character that a parser on the main thread may run. */
const BLOCKS_PER_CHARACTER = 200

const known = new Map(Array.from({ length: 500 }, (_, n) => [`xxxxx${n}`, `xxxxx${n}`]))

const captions = (text: string) => {
  try {
    cleanCaptions(Buffer.from(`WEBVTT\n\n${text}`))
  } catch {
    // A parser may refuse the text; only its work is counted.
  }
}

/** The parsers that a request reaches on the main thread, each with the length of text to try. */
const PARSERS: Record<string, [parse: (text: string) => unknown, length: number]> = {
  'the limits of Markdown': [tooComplexLine, 16_000],
  'the words of a search': [searchWords, 1_000],
  'the searched text of a course': [searchedText, 8_000],
  'a number': [(text) => readNumber(text), 1_000],
  'a line that people write': [(text) => tidyLineError(tidyLine(text)), 1_000],
  'a short answer': [(text) => isSameAnswer(text, `${text}x`), 1_000],
  captions: [captions, 16_000],
}

it.each(Object.entries(PARSERS))('the work grows with the length alone: %s', async (_, [parse, length]) => {
  const costly: string[] = []
  for (const [grammar, tokens] of Object.entries(GRAMMARS)) {
    const texts = tokens.map((token) => filledWith(token, length))
    const work = await countedWork(() => texts.forEach((text) => parse(text)))
    const characters = texts.join('').length
    if (work > characters * BLOCKS_PER_CHARACTER)
      costly.push(`${grammar}: ${Math.round(work / characters)} blocks per character`)
  }
  expect(costly).toEqual([])
})

it('a search of many words is not compared with all known ones', async () => {
  const work = await countedWork(() => nearestSpelling('xxxxy '.repeat(16), known))
  expect(work).toBeLessThan(50_000)
})

it('a title without doubtful characters is not taken apart', async () => {
  const title = 'क्षि '.repeat(1_000)
  expect(await countedWork(() => tidyLineError(tidyLine(title)))).toBeLessThan(100)
})

it('too many values are refused before they are looked at', async () => {
  const values = Array(200_000).fill(1)
  let refusal: unknown
  const work = await countedWork(() => {
    try {
      requireAcceptable(values, 'body')
    } catch (error) {
      refusal = error
    }
  })
  expect(refusal).toMatchObject({ code: 'invalid_input' })
  expect(work).toBeLessThan(1_000)
})

it('counts work: a product of lengths is more than that', async () => {
  const text = 'x'.repeat(2_000)
  const product = () => [...text].filter((letter) => [...text].every((other) => other === letter))
  expect(await countedWork(product)).toBeGreaterThan(text.length * BLOCKS_PER_CHARACTER)
})
