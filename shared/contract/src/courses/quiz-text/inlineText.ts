import type { Inline } from '../lessons/lessonBlocks'

/** Converts typed text with `code` and **bold** marks into runs. */
export function inlinesOf(text: string): Inline[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((run): Inline => {
      if (/^`.+`$/.test(run)) return { text: run.slice(1, -1), marks: ['code'] }
      if (/^\*\*.+\*\*$/.test(run)) return { text: run.slice(2, -2), marks: ['strong'] }
      return { text: run }
    })
}

/** Converts runs back into typed text. Links, languages and other marks are left out. */
export function inlineText(inlines: Inline[]): string {
  return inlines
    .map(({ text, marks = [] }) => {
      if (marks.includes('code')) return `\`${text}\``
      return marks.includes('strong') ? `**${text}**` : text
    })
    .join('')
}
