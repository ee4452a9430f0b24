import type { KeyOf, QuestionOf } from '../quizzes/questions'
import { inlineText, inlinesOf } from './inlineText'

/** Choices in braces, with the right one first: `A page begins with {html|body|head}`. */
export const GAP = /\{([^{}]*\|[^{}]*)\}/

/** Returns the gaps of a text. The first choice of each gap is the right one. */
export function gapsOf(text: string): Pick<QuestionOf<'gap'>, 'gaps' | 'after'> & { key: KeyOf<'gap'> } {
  const parts = text.split(new RegExp(GAP, 'g'))
  const choices = parts.filter((_, index) => index % 2 === 1)
  return {
    gaps: choices.map((choice, index) => ({
      id: `g${index + 1}`,
      before: inlinesOf(parts[index * 2]!),
      options: choice.split('|').map((one, place) => ({
        id: `g${index + 1}${String.fromCharCode('a'.charCodeAt(0) + place)}`,
        content: inlinesOf(one.trim()),
      })),
    })),
    after: inlinesOf(parts.at(-1)!),
    key: {
      kind: 'gap',
      gaps: Object.fromEntries(choices.map((_, index) => [`g${index + 1}`, `g${index + 1}a`])),
    },
  }
}

/** The reverse of `gapsOf`. */
export function gapText(
  { gaps, after }: Pick<QuestionOf<'gap'>, 'gaps' | 'after'>,
  key: KeyOf<'gap'>,
): string {
  const written = gaps.map(({ id, before, options }) => {
    const rightFirst = options.toSorted((a, b) => rank(b.id) - rank(a.id))
    function rank(option: string) {
      return option === key.gaps[id] ? 1 : 0
    }
    return `${inlineText(before)}{${rightFirst.map(({ content }) => inlineText(content)).join('|')}}`
  })
  return written.join('') + inlineText(after)
}
