import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/** Characters that could be read as Markdown. */
const SIGNS = /[\\`*_[\]<>|&!~#]/g
/** Characters that are Markdown for a list or a line, but only at the start of a line. */
const LINE_START = /(^|\n)(\s*)([-+=]|\d+(?=[.)]))/g

/**
 * Writes runs as Markdown. Each line break within them is replaced by `lineBreak`, which is a space where only
 * one line is possible.
 */
export function inlineMarkdown(runs: readonly Inline[], lineBreak = '\\\n'): string {
  return tidied(runs).map(runMarkdown).join('').replaceAll('\n', lineBreak)
}

/**
 * Prepares runs for Markdown: space around the whole text is removed, and space between words is moved outside
 * of the marks.
 */
export function tidied(runs: readonly Inline[]): Inline[] {
  const parts = runs.flatMap(({ text, ...style }) => {
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    return words === '' ? [{ text }] : [{ text: before }, { text: words, ...style }, { text: after }]
  })
  return joined(trimmed(parts))
}

function trimmed(parts: Inline[]): Inline[] {
  const isWord = ({ text }: Inline) => text.trim() !== ''
  const first = parts.findIndex(isWord)
  return first < 0 ? [] : parts.slice(first, parts.findLastIndex(isWord) + 1)
}

function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = []
  for (const part of parts.filter(({ text }) => text !== '')) {
    const last = result.at(-1)
    if (last && styleOf(last) === styleOf(part))
      result[result.length - 1] = { ...last, text: last.text + part.text }
    else result.push(part)
  }
  return result
}

const styleOf = ({ marks = [], href, lang }: Inline) => JSON.stringify([[...marks].sort(), href, lang])

function runMarkdown({ text, marks = [], href, lang }: Inline): string {
  let written = marks.includes('code') ? codeMarkdown(text) : escaped(text)
  if (marks.includes('em')) written = `*${written}*`
  if (marks.includes('strong')) written = `**${written}**`
  if (href !== undefined) written = `[${written}](<${href}>)`
  return lang === undefined ? written : `[${written}](lang:${lang})`
}

function escaped(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(LINE_START, (_, start: string, space: string, sign: string) =>
      /\d/.test(sign) ? `${start}${space}${sign}\\` : `${start}${space}\\${sign}`,
    )
}

/** Writes code between more backticks than it contains in a row. */
function codeMarkdown(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + pad + text + pad + fence
}
