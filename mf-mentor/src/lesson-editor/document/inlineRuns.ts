import { INLINE_MARKS, type Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { INLINE_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Mark, Node } from 'prosemirror-model'
import { isHref } from './marks'
import { schema } from './schema'

/** Converts runs to nodes. A line break within a text becomes a separate node. */
export function nodesOfRuns(runs: readonly Inline[]): Node[] {
  return runs.flatMap((run) => {
    const marks = marksOf(run)
    return run.text
      .split(/(\n)/)
      .filter((part) => part !== '')
      .map((part) =>
        part === '\n' ? schema.nodes.hard_break.create(null, null, marks) : schema.text(part, marks),
      )
  })
}

/** Converts the content of a text block to runs. */
export function runsOfNode(node: Node): Inline[] {
  const runs: Inline[] = []
  node.forEach((child) => {
    const text = child.isText ? child.text! : '\n'
    runs.push({ text, ...styleOf(child.marks) })
  })
  return canonicalRuns(runs)
}

/**
 * The canonical form of equivalent runs: empty runs removed, marks in a fixed order, and neighbours with the same
 * style joined up to the maximum length.
 */
export const canonicalRuns = (runs: readonly Inline[]): Inline[] => joined(runs).flatMap(short)

function joined(runs: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const run of runs.filter(({ text }) => text !== '')) {
    const ordered = { text: run.text, ...styleOf(marksOf(run)) }
    const last = result.at(-1)
    if (last && isSameStyle(last, ordered))
      result[result.length - 1] = { ...last, text: last.text + ordered.text }
    else result.push(ordered)
  }
  return result
}

/** Splits a run into runs that are not longer than the maximum. */
function short(run: Inline): Inline[] {
  const count = Math.ceil(run.text.length / INLINE_TEXT_MAX)
  return Array.from({ length: count }, (_, index) => ({
    ...run,
    text: run.text.slice(index * INLINE_TEXT_MAX, (index + 1) * INLINE_TEXT_MAX),
  }))
}

function marksOf({ marks = [], href, lang }: Inline): readonly Mark[] {
  const all = [
    // Drops addresses that are not allowed any more. They would keep the whole lesson from being saved.
    ...(href === undefined || !isHref(href) ? [] : [schema.marks.link.create({ href })]),
    ...(lang === undefined ? [] : [schema.marks.lang.create({ lang })]),
    ...marks.map((name) => schema.marks[name].create()),
  ]
  return all.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), [])
}

function styleOf(set: readonly Mark[]): Omit<Inline, 'text'> {
  const marks = INLINE_MARKS.filter((name) => set.some(({ type }) => type.name === name))
  const href = set.find(({ type }) => type.name === 'link')?.attrs.href as string | undefined
  const lang = set.find(({ type }) => type.name === 'lang')?.attrs.lang as string | undefined
  return {
    ...(marks.length > 0 && { marks }),
    ...(href !== undefined && { href }),
    ...(lang !== undefined && { lang }),
  }
}

const isSameStyle = ({ text: _one, ...one }: Inline, { text: _other, ...other }: Inline) =>
  JSON.stringify(one) === JSON.stringify(other)
