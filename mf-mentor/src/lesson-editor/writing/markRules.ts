import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { InputRule } from 'prosemirror-inputrules'
import type { Attrs, MarkType } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { isHref } from '../document/marks'
import { schema } from '../document/schema'

const { marks } = schema

/** Formatting may begin only after these characters, not within a word or address such as `snake_case_name`. */
const BEFORE = String.raw`(?<=^|[\s\uFFFC*_"'\p{Ps}\p{Pi}\p{Pd}])`

/**
 * Matches text between two identical signs, such as `*`. A sign next to a space, as in `2 * 3 * 4`, or after
 * a backslash does not count.
 */
const between = (sign: string, signs: string) =>
  new RegExp(
    String.raw`${BEFORE}(?<![${sign}])(${signs})([^\s${sign}\uFFFC](?:[^${sign}\uFFFC]*[^\s\\${sign}\uFFFC])?)${signs}$`,
    'u',
  )

/** A Markdown link: text in brackets, then an address that may contain pairs of parentheses. */
const LINK = /(?<![\\!])(\[)([^[\]\uFFFC]+)\]\(([^\s()\uFFFC]+(?:\([^\s()\uFFFC]*\)[^\s()\uFFFC]*)*)\)$/u

/** Markdown syntax that is converted to formatting while somebody types. */
export const markRules: InputRule[] = [
  markRule(between('*', String.raw`\*\*`), marks.strong),
  markRule(between('*', String.raw`\*`), marks.em),
  markRule(between('_', '_'), marks.em),
  markRule(between('`', '`'), marks.code),
  markRule(LINK, marks.link, (href) => (isHref(href) ? { href } : undefined)),
]

/**
 * A rule for a pattern with three groups: the first sign, the words, and further input for the mark, such as an
 * address.
 */
function markRule(
  pattern: RegExp,
  type: MarkType,
  attrsOf: (given: string) => Attrs | undefined = () => ({}),
): InputRule {
  return new InputRule(pattern, (state, [typed, first = '', words = '', given = ''], start, end) => {
    const attrs = attrsOf(given)
    if (!attrs || isBlank(words) || isInCode(state, start, first.length)) return null
    const missing = missingText(state, typed, start, end)
    if (missing === undefined) return null
    const before = state.storedMarks ?? state.selection.$from.marks()
    const transaction = typeMissing(state, missing, end)
    const wordsEnd = start + first.length + words.length
    transaction
      .addMark(start + first.length, wordsEnd, type.create(attrs))
      .delete(wordsEnd, start + typed.length)
      .delete(start, start + first.length)
    return type.isInSet(before) ? transaction : transaction.removeStoredMark(type)
  })
}

/** Within code, the signs are not converted. */
const isInCode = ({ doc, storedMarks, selection }: EditorState, start: number, length: number) =>
  doc.rangeHasMark(start, start + length, marks.code) ||
  Boolean(marks.code.isInSet(storedMarks ?? selection.$from.marks()))

/** The end of the typed text that is not in the document yet. Undefined if the conversion would replace other words. */
function missingText({ doc }: EditorState, typed: string, start: number, end: number): string | undefined {
  const there = doc.textBetween(start, end, null, '\uFFFC')
  return typed.startsWith(there) ? typed.slice(there.length) : undefined
}

function typeMissing({ tr }: EditorState, missing: string, end: number): Transaction {
  return missing ? tr.insertText(missing, end) : tr
}
